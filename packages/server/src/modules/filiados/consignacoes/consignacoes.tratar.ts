/**
 * What somebody decides of an occurrence: one or many, each done or refused. 'Passar a boleto' changes the member's form of payment.
 *
 * A treatment belongs to the code it was given for and outlives the next run. Errors: `consignacoes.estado`,
 * `plataforma.versao_conflito` (each of its own row). Source: decisions-members (Consignação).
 */
import type { InputOf } from '@sede/domain/contract';
import { formatHoraBr, newId, platformErrors, SedeError } from '@sede/domain/kernel';
import { type Codigo, OCORRENCIAS_DO_FILIADO } from '@sede/domain/modules/filiados/consignacoes';
import type { consignacoesContract } from '@sede/domain/modules/filiados/consignacoes/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { type Done, inSavepoint } from '#platform/many/index.ts';
import { filiados } from '../filiados/index.ts';
import { lockAberta, refuseEstado } from './consignacoes.store.ts';

export interface Alvo {
  id: string;
  competencia: string;
  chave: string;
  codigo: Codigo;
  ocorrencia: boolean;
  filiadoId: string | null;
  nome: string | null;
  processos: number;
}

/** Results with whom they are about, in the order of their ids. */
export async function readAlvos(tx: Tx, ids: readonly string[]): Promise<Alvo[]> {
  const { rows } = await sql<Alvo>`
    select r.id, to_char(r.competencia, 'YYYY-MM') as competencia, r.chave, r.codigo, r.ocorrencia,
      coalesce(r.filiado_id, l.filiado_id) as filiado_id, coalesce(f.nome_completo, l.nome) as nome, r.processos
    from consignacao_resultados r
    left join consignacao_linhas l on l.arquivo_id = r.arquivo_id and l.linha = r.linha
    left join filiados f on f.id = coalesce(r.filiado_id, l.filiado_id)
    where r.id = any(${[...ids]}::uuid[]) order by r.id`.execute(tx);
  return rows;
}

interface Tratado {
  tratamento: string;
  causa?: string | null | undefined;
  nota?: string | null | undefined;
}

/** `versao`: the treatment that was seen; null: whatever there is gives way. */
export async function writeTratamento(tx: Tx, alvo: Alvo, { tratamento, causa, nota }: Tratado, versao: number | null) {
  const { rows } = await sql<{ id: string; versao: number; codigo: string; atualizadoEm: string; por: string | null }>`
    select t.id, t.versao, t.codigo, t.atualizado_em, u.nome as por from consignacao_tratamentos t
    left join usuarios u on u.id = t.atualizado_por
    where t.competencia = ${`${alvo.competencia}-01`}::date and t.chave = ${alvo.chave} for update of t`.execute(tx);
  const [before] = rows;
  const seen = before?.codigo === alvo.codigo ? before.versao : 0;
  if (versao !== null && versao !== seen) {
    if (!before) throw platformErrors.nao_encontrado();
    throw platformErrors.versao_conflito({
      values: { nome: before.por ?? 'outra pessoa', hora: formatHoraBr(before.atualizadoEm) },
    });
  }
  if (before) {
    await sql`update consignacao_tratamentos set codigo = ${alvo.codigo}, tratamento = ${tratamento}, causa = ${causa ?? null},
      nota = ${nota || null} where id = ${before.id}::uuid`.execute(tx);
    return;
  }
  await sql`insert into consignacao_tratamentos (id, competencia, chave, filiado_id, nome, codigo, tratamento, causa, nota)
    values (${newId()}::uuid, ${`${alvo.competencia}-01`}::date, ${alvo.chave}, ${alvo.filiadoId}::uuid, ${alvo.nome}, ${alvo.codigo},
      ${tratamento}, ${causa ?? null}, ${nota || null})`.execute(tx);
}

async function passarABoleto(ctx: WriteContext, alvo: Alvo): Promise<void> {
  if (alvo.filiadoId === null || !OCORRENCIAS_DO_FILIADO.includes(alvo.codigo)) return refuseEstado('so_filiado');
  const row = await filiados.lock(ctx, { id: alvo.filiadoId });
  if (row.formaPagamento !== 'Boleto') await filiados.update(ctx, row, { formaPagamento: 'Boleto' });
}

export async function tratar(
  ctx: WriteContext,
  { alvos, ...tratado }: InputOf<(typeof consignacoesContract)['tratar']>,
): Promise<Done> {
  const found = new Map(
    (
      await readAlvos(
        ctx.tx,
        alvos.map(({ id }) => id),
      )
    ).map((alvo) => [alvo.id, alvo]),
  );
  const done: Done = { feitas: [], recusadas: [] };
  for (const { id, versao } of alvos.toSorted((a, b) => a.id.localeCompare(b.id))) {
    try {
      await inSavepoint(ctx, async () => {
        const alvo = found.get(id);
        if (!alvo) throw platformErrors.nao_encontrado();
        refuseEstado(alvo.ocorrencia ? null : 'nao_ocorrencia');
        await lockAberta(ctx.tx, alvo.competencia);
        await writeTratamento(ctx.tx, alvo, tratado, versao);
        if (tratado.tratamento === 'passar_a_boleto') await passarABoleto(ctx, alvo);
      });
      done.feitas.push(id);
    } catch (error) {
      if (!(error instanceof SedeError)) throw error;
      done.recusadas.push({ id, code: error.code, message: error.message });
    }
  }
  return done;
}
