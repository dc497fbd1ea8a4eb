/**
 * The page behind a mailed link: the term of what was handed over, and one answer for all of it that is still with its holder.
 *
 * A link is known by its token's digest; unknown, used, past its day or of what came back, it has one answer. A wrong CPF counts, though
 * nothing else changes: five lock the link. Of that, and of a refusal, whoever keeps assets is told at the bell. Who answered, when, from where and the SHA-256 of what was read and answered are kept.
 * Errors: `plataforma.invalido` (a refusal without its reason), `termos.link_invalido` (404), `.bloqueado` (429).
 * Source: decisions-sindical-contratos-patrimonio (Term).
 */
import { createHash } from 'node:crypto';
import type { InputOf } from '@sede/domain/contract';
import { normaliseCpfCnpj } from '@sede/domain/kernel';
import {
  termosErrors as errors,
  faltasDaResposta,
  isCpfDoTermo,
  type RespostaDoTermo,
  TENTATIVAS_DO_TERMO,
  TERMOS_AVISOS,
  type TermoAberto,
} from '@sede/domain/modules/patrimonio/termos';
import type { termosContract } from '@sede/domain/modules/patrimonio/termos/contract';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { Actor, WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { countTry, findByToken, type TermoDoLink, writeResposta } from './termos.store.ts';

type Contract = typeof termosContract;
type Publico = WriteContext<Actor | null>;

async function openLink(
  { tx, today }: Publico,
  token: string,
  hold: boolean,
): Promise<[TermoDoLink, ...TermoDoLink[]]> {
  const [um, ...outros] = await findByToken(tx, { token, today, hold });
  if (!um) throw errors.link_invalido();
  if (um.tentativas >= TENTATIVAS_DO_TERMO) throw errors.bloqueado();
  return [um, ...outros];
}

export async function readTermoDoLink(ctx: Publico, { token }: InputOf<Contract['ler']>): Promise<TermoAberto> {
  const termos = await openLink(ctx, token, false);
  const [{ nome, texto, expiraEm, tentativas }] = termos;
  const restam = TENTATIVAS_DO_TERMO - tentativas;
  return { nome, texto, bens: termos.map(({ bem }) => bem), validoAte: expiraEm, restam };
}

/** `motivo` of a refusal; null: the link is locked. */
function tellPatrimonio(ctx: Publico, termos: readonly [TermoDoLink, ...TermoDoLink[]], motivo: string | null) {
  const [{ nome, bem, bemId }] = termos;
  const dados = { nome, bem, bens: termos.length, bloqueado: motivo === null, motivo: motivo ?? '' };
  return notify(ctx, { aviso: TERMOS_AVISOS.recusado, dados, registros: [bemId] });
}

export async function responderTermo(
  ctx: Publico,
  { token, cpf: digitado, aceita, motivo = null, navegador = null }: InputOf<Contract['responder']>,
): Promise<RespostaDoTermo> {
  const { tx, now, address } = ctx;
  refuseCampos(faltasDaResposta({ aceita, motivo }));
  const termos = await openLink(ctx, token, true);
  const [{ cpf: esperado, tentativas, texto, nome }] = termos;
  const ids = termos.map(({ id }) => id);
  const restam = TENTATIVAS_DO_TERMO - tentativas;
  if (!isCpfDoTermo(digitado, esperado)) {
    await countTry(tx, ids);
    if (restam === 1) await tellPatrimonio(ctx, termos, null);
    return { resultado: 'cpf_errado', restam: restam - 1 };
  }
  const cpf = normaliseCpfCnpj(digitado);
  const porque = aceita ? null : motivo;
  const lido = { texto, bens: termos.map(({ bem }) => bem), nome, cpf, aceita, motivo: porque, em: now };
  const resumo = createHash('sha256').update(JSON.stringify(lido)).digest('hex');
  const prova = { cpf, endereco: address, navegador, resumo, anexoId: null };
  await writeResposta(tx, ids, { aceita, forma: 'eletronica', em: now, motivo: porque, ...prova });
  if (!aceita) await tellPatrimonio(ctx, termos, porque);
  return { resultado: aceita ? 'aceito' : 'recusado', restam };
}
