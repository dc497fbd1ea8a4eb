/**
 * Users of a running server, made by a program that stays beside it (`platform/testing/people.ts`): a person costs the
 * hash of a password instead of a start of Node. It begins with the first person and ends with the server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../..');
const PROGRAM = 'packages/server/src/platform/testing/people.ts';

export interface Pessoa {
  nome: string;
  email: string;
  papeis: string[];
  senha: string;
}

export interface People {
  /** A refusal fails the journey with the use case's own words. */
  make: (pessoa: Pessoa) => Promise<void>;
  end: () => void;
}

/** `env`: what the server was started with. */
export function peopleOf(env: Record<string, string>): People {
  let child: ChildProcess | undefined;
  const waiting: ((answer: string) => void)[] = [];

  function begin(): ChildProcess {
    const started = spawn(process.execPath, [PROGRAM], {
      cwd: ROOT,
      // The compiled sources of the last run: it starts in half the time.
      env: { ...env, NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled') },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let told = '';
    started.stderr.on('data', (chunk: Buffer) => {
      told += chunk;
    });
    createInterface({ input: started.stdout }).on('line', (line) => waiting.shift()?.(line));
    started.once('close', (code) => {
      child = undefined;
      for (const answer of waiting.splice(0)) answer(`the program for people ended with ${code}: ${told}`);
    });
    return started;
  }

  return {
    async make(pessoa) {
      child ??= begin();
      const { stdin } = child;
      const answer = await new Promise<string>((resolve) => {
        waiting.push(resolve);
        stdin?.write(`${JSON.stringify(pessoa)}\n`);
      });
      if (answer !== 'ok') throw new Error(`${pessoa.email}: ${answer}`);
    },
    end: () => void child?.stdin?.end(),
  };
}
