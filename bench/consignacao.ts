/**
 * The payroll check: 20,000 lines in three files against 20,000 members, the first month and the same again; time from the button to
 * the end, and the server's memory over idle. Then the list of its results. Source: issue 11 (Speed).
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { runningUrls } from '../packages/server/src/platform/db/embedded/credentials.ts';
import { type Caller, callerOf } from './caller.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { peakWhile, residentMib } from './process-cost.ts';
import { startProduct } from './product.ts';
import { filiadosList } from './requests.ts';
import { FILIADOS } from './seed-filiados.ts';

const CASAS = ['CAMARA', 'SENADO', 'TCU'];
const LINHAS = 20_000;
const REST_MS = 5_000;

interface Membro {
  cpf: string;
  matricula: string;
  nome: string;
  casa: string;
}
interface Run {
  id: string;
  estado: string;
  mensagem: string;
}

async function readMembros(dataDir: string): Promise<Membro[]> {
  const client = new pg.Client({
    connectionString: runningUrls(dataDir)?.ownerUrl,
    options: '-c search_path=public,auth',
  });
  await client.connect();
  try {
    const { rows } = await client.query<Membro>(
      'select cpf, matricula, nome_completo as nome, empresa as casa from filiados where cpf is not null order by id limit $1',
      [LINHAS],
    );
    return rows;
  } finally {
    await client.end();
  }
}

/** One in a hundred is deducted more than the table allows. */
const fileOf = (membros: readonly Membro[], casa: string): Buffer<ArrayBuffer> =>
  Buffer.from(
    [
      'cpf;matricula;nome;valor',
      ...membros
        .filter((um) => um.casa === casa)
        .map(({ cpf, matricula, nome }, n) => `${cpf};${matricula};${nome};${n % 100 === 0 ? 300 : 120 + (n % 80)},00`),
    ].join('\r\n'),
  );

async function verify({ call, until }: Caller, competencia: string): Promise<void> {
  const [ano, mes] = competencia.split('-').map(Number);
  const { id } = await call<Run>('/consignacoes', { mes, ano });
  const run = await until<Run>(`/consignacoes/${id}`, ({ estado }) => estado !== 'Em andamento');
  if (run.estado !== 'Finalizado') throw new Error(run.mensagem);
}

/** Last month's, 'AAAA-MM'. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

export async function consignacao(installation: Installation): Promise<Figure[]> {
  const { cookie, dataDir } = installation;
  const product = await startProduct(installation, filiadosList());
  const caller = callerOf(product.url, cookie);
  const competencia = lastMonth();
  try {
    const membros = await readMembros(dataDir);
    for (const casa of CASAS) {
      await caller.send('/consignacoes/arquivos', fileOf(membros, casa), {
        ...{ 'x-nome-arquivo': `${casa}.csv`, 'x-competencia': competencia, 'x-casa': casa, 'x-confirmado': 'sim' },
      });
    }
    const figures: Figure[] = [];
    for (const which of ['the first month', 'the same again']) {
      await delay(REST_MS);
      const idle = residentMib(product.pid);
      const from = performance.now();
      const { peak } = await peakWhile(product.pid, () => verify(caller, competencia));
      const name = `payroll check of ${LINHAS.toLocaleString('en')} lines against ${FILIADOS.toLocaleString('en')} members, ${which}`;
      figures.push(
        { name, measured: (performance.now() - from) / 1000, unit: 's', aim: 20, bound: 'at most' },
        { name: `${name}: memory over idle`, measured: peak - idle, unit: 'MiB', aim: 120, bound: 'at most' },
      );
    }
    return figures;
  } finally {
    await product.stop();
  }
}
