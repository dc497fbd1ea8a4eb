/**
 * The address of a CEP: answered from what was read in the last 30 days, else asked of the services in turn, 3 seconds each.
 *
 * ViaCEP's and BrasilAPI's words are understood. A service that fails, is slow, or says something else is passed over; only when
 * one says that the CEP does not exist, that is remembered too. Nothing but eight digits leaves the house.
 * Errors: `filiados.cep_nao_encontrado` (404), `filiados.cep_indisponivel` (422), `plataforma.invalido`.
 * Source: spec 2 §5; decisions-members (Create); brazil.md (CEP).
 */
import { isCep, normaliseCep, platformErrors } from '@sede/domain/kernel';
import { type EnderecoDoCep, filiadosErrors } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';

/** null: the service says that there is no such CEP; undefined: it says nothing of use. */
type Resposta = EnderecoDoCep | null | undefined;

const LIMIT_MS = 3000;
const MAX_BYTES = 20_000;
const KEPT_DAYS = 30;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200).trim() : '');

/** In: what a service answered. */
function understand(status: number, body: unknown): Resposta {
  if (typeof body !== 'object' || body === null) return status === 404 ? null : undefined;
  const said = body as Record<string, unknown>; // an object that was just parsed
  if (status === 404 || said.erro === true || said.erro === 'true') return null;
  if (status !== 200) return undefined;
  const estado = text(said.uf ?? said.state).toUpperCase();
  const cidade = text(said.localidade ?? said.city);
  if (!/^[A-Z]{2}$/.test(estado) || cidade === '') return undefined;
  const [logradouro, bairro] = [text(said.logradouro ?? said.street), text(said.bairro ?? said.neighborhood)];
  return { logradouro, bairro, cidade, estado };
}

async function ask(url: string, cep: string): Promise<Resposta> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(url.replace('{cep}', cep), {
      signal,
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
    const body = await answer.text();
    if (body.length > MAX_BYTES) return undefined;
    return understand(answer.status, JSON.parse(body));
  } catch {
    // Slow, down, or something that is no JSON: the next one is asked.
    return undefined;
  }
}

async function askInTurn(urls: readonly string[], cep: string): Promise<Resposta> {
  let found: Resposta;
  for (const url of urls) {
    found = await ask(url, cep);
    if (found) return found;
  }
  return found;
}

interface Asker {
  db: Db;
  now: string;
  services: { config: { cepUrls: readonly string[] } };
}

export async function readCep({ db, now, services }: Asker, typed: string): Promise<EnderecoDoCep> {
  const cep = isCep(typed) ? normaliseCep(typed) : null;
  if (cep === null) throw platformErrors.invalido({ campos: { cep: 'CEP inválido.' } });
  const { rows } = await sql<{ endereco: EnderecoDoCep | null }>`
    select endereco from ceps where cep = ${cep} and lido_em > ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`.execute(
    db,
  );
  const endereco = rows[0] ? rows[0].endereco : await askInTurn(services.config.cepUrls, cep);
  if (endereco === undefined) throw filiadosErrors.cep_indisponivel();
  if (!rows[0]) {
    await sql`insert into ceps (cep, lido_em, endereco)
      values (${cep}, ${now}::timestamptz, ${endereco === null ? null : JSON.stringify(endereco)}::jsonb)
      on conflict (cep) do update set lido_em = excluded.lido_em, endereco = excluded.endereco`.execute(db);
  }
  if (endereco === null) throw filiadosErrors.cep_nao_encontrado();
  return endereco;
}
