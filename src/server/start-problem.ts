/** Why the server does not start, in a sentence for the person who started it. It is shown without a stack. */
export class StartProblem extends Error {}
