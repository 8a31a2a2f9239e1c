import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

const INTERRUPTED = 130;

/** Asks questions at the terminal, or takes one line of standard input for each when it is no terminal. */
export function makeAsker() {
  const { stdin } = process;
  if (stdin.isTTY) return { ask: (question: string) => askAtTerminal(question, false), askSecret };
  const lines = createInterface({ input: stdin })[Symbol.asyncIterator]();
  const nextLine = async () => (await lines.next()).value ?? '';
  return { ask: nextLine, askSecret: nextLine };
}

/** What is typed never shows. */
function askSecret(question: string): Promise<string> {
  return askAtTerminal(question, true);
}

async function askAtTerminal(question: string, hidden: boolean): Promise<string> {
  const { stdin, stdout } = process;
  const terminal = createInterface({ input: stdin, output: hidden ? nowhere() : stdout, terminal: true });
  terminal.on('SIGINT', () => process.exit(INTERRUPTED));
  if (hidden) stdout.write(question);
  const answer = await new Promise<string>((resolve) => terminal.question(question, resolve));
  terminal.close();
  if (hidden) stdout.write('\n');
  return answer;
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
