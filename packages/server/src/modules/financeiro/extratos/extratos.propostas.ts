/**
 * Proposals for the pending lines of an account in some days, all at once, so that each record is proposed once.
 *
 * In: account, first and last day. Out: line → proposal as the domain makes it; `completePropostas` gives those of one page
 * their names. Nothing is stored: proposals are computed at each request. Source: issue 4; decision 027.
 */
import { platformErrors } from '@sede/domain/kernel';
import {
  type LinhaDoExtrato,
  type Proposta,
  type PropostaLida,
  propor,
} from '@sede/domain/modules/financeiro/extratos';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { type Chave, chaveDe, readAlvos } from './extratos.alvos.ts';
import { type Janela, listCandidatos, prefixoBordero } from './extratos.candidatos.ts';

/** More lines than a statement of months has; a longer period is asked in parts. */
const MAX_PENDENTES = 20_000;

type Pendente = LinhaDoExtrato & { versao: number };

async function listPendentes(db: Db, { idConta, inicio, fim }: Janela): Promise<Pendente[]> {
  const { rows } = await sql<Pendente>`
    select id, versao, data, valor, descricao, documento from extratos_lancamentos
    where id_conta = ${idConta}::uuid and data between ${inicio}::date and ${fim}::date and estado = 'pendente'
    order by data, id limit ${MAX_PENDENTES + 1}`.execute(db);
  if (rows.length > MAX_PENDENTES) {
    throw platformErrors.selecao_grande({ values: { maximo: MAX_PENDENTES.toLocaleString('pt-BR') } });
  }
  return rows;
}

export async function listPropostas(
  reader: Reader,
  janela: Janela,
): Promise<{ pendentes: Pendente[]; propostas: Map<string, Proposta> }> {
  const [pendentes, candidatos] = await Promise.all([listPendentes(reader.db, janela), listCandidatos(reader, janela)]);
  return { pendentes, propostas: propor(pendentes, candidatos) };
}

/** The proposals of these lines, with the names of their records. */
export async function completePropostas(
  reader: Reader,
  propostas: ReadonlyMap<string, Proposta>,
  linhas: readonly string[],
): Promise<Map<string, PropostaLida>> {
  const delas = linhas.flatMap((id) => propostas.get(id) ?? []);
  const alvos = await readAlvos(
    reader,
    delas.flatMap(({ candidato }) => candidato.alvos as Chave[]),
  );
  return new Map(
    delas.map(({ linha, candidato, certeza, razoes, diferenca, rivais }) => [
      linha,
      {
        certeza,
        razoes,
        diferenca,
        rivais,
        alvos: candidato.alvos.flatMap((chave) => alvos.get(chaveDe(chave)) ?? []),
        bordero: candidato.chave.startsWith(prefixoBordero)
          ? Number(candidato.chave.slice(prefixoBordero.length))
          : null,
      },
    ]),
  );
}

/** The safe ones, as they are confirmed. */
export async function listSeguras(reader: Reader, janela: Janela) {
  const { pendentes, propostas } = await listPropostas(reader, janela);
  return pendentes.flatMap(({ id, versao }) => {
    const proposta = propostas.get(id);
    return proposta?.certeza === 'segura' ? [{ id, versao, vinculos: [...proposta.candidato.alvos] }] : [];
  });
}
