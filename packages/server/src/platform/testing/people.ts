/**
 * A program that stays beside a running server and makes users for the journeys in a browser, one for each line it reads:
 * the use case of `npm run usuarios -- criar`, without starting Node anew for each person.
 *
 * In, on standard input: one JSON per line, `Pessoa`. Out: one line for each, in order: 'ok', or 'erro: ' and why. It ends
 * with its input. Which server: the environment's DATA_DIR, as for every command.
 */
import { createInterface } from 'node:readline';
import { createUsuario } from '#modules/acesso/usuarios/index.ts';
import { withAccounts } from '../../commands/with-accounts.ts';

export interface Pessoa {
  nome: string;
  email: string;
  papeis: string[];
  senha: string;
}

await withAccounts(async (accounts) => {
  for await (const line of createInterface({ input: process.stdin })) {
    const { senha, ...pessoa }: Pessoa = JSON.parse(line);
    const answer = await accounts
      .systemWrite('usuarios.criar', (ctx) =>
        createUsuario(accounts.usuarios, ctx, { ...pessoa, escritorios: [] }, senha),
      )
      .then(
        () => 'ok',
        (error: unknown) => `erro: ${error instanceof Error ? error.message : error}`,
      );
    process.stdout.write(`${answer}\n`);
  }
});
