/** A reason why the server cannot start, as a sentence for the person who starts it; shown without a stack. */
export class StartProblem extends Error {}
