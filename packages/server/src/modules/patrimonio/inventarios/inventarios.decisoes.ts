/**
 * What a closed inventory offers is accepted or let go, an asset at a time: the new sector is the asset's from then on, 'Não localizado' is
 * shown of it until it is read again. Nothing is discarded. Whoever comes second learns who decided.
 *
 * Errors: `inventarios.aberto`, `.decidido` (409), `.sem_oferta`, `.setor_desconhecido` (422), `bens.descartado`, `.devolvido` (422), `plataforma.nao_encontrado`.
 * Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import type { InputOf } from '@sede/domain/contract';
import { newId } from '@sede/domain/kernel';
import { patrimonioSettings } from '@sede/domain/modules/patrimonio/bens';
import {
  type DecisaoDoInventario,
  inventariosErrors as errors,
  type LinhaDoInventario,
  motivoNaoDecidirInventario,
} from '@sede/domain/modules/patrimonio/inventarios';
import type { inventariosContract } from '@sede/domain/modules/patrimonio/inventarios/contract';
import { sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { bens, moveBens } from '../bens/index.ts';
import { inventarios } from './inventario.record.ts';
import { readLinha } from './inventarios.views.ts';

type Contract = typeof inventariosContract;

/** Out: whether it was the first. */
async function insertDecisao(
  { tx, actor }: WriteContext,
  id: string,
  { bem, numero, setor }: Pick<LinhaDoInventario, 'bem' | 'numero' | 'setor'>,
  decisao: DecisaoDoInventario,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into inventarios_decisoes (id, inventario_id, bem_id, numero, decisao, setor, autor)
    values (${newId()}::uuid, ${id}::uuid, ${bem}::uuid, ${numero}, ${decisao}, ${decisao === 'setor' ? setor : null}, ${actor.nome})
    on conflict (inventario_id, bem_id) do nothing`.execute(tx);
  return numAffectedRows > 0n;
}

/** A phone may send any text as its sector; an asset takes one of the settings, or one that the inventory knew. */
async function refuseSetor({ tx }: WriteContext, id: string, setor: string): Promise<void> {
  const { setoresDoPatrimonio } = await readConfiguracoes(tx, patrimonioSettings);
  if (setoresDoPatrimonio.includes(setor)) return;
  const { rows } = await sql`
    select 1 from inventarios_bens where inventario_id = ${id}::uuid and setor = ${setor} limit 1`.execute(tx);
  if (rows.length === 0) throw errors.setor_desconhecido({ values: { setor } });
}

const decidido = ({ decididoPor }: LinhaDoInventario) => errors.decidido({ values: { por: decididoPor ?? '' } });

export async function decidir(ctx: WriteContext, { id, bem, resposta }: InputOf<Contract['decidir']>) {
  if (motivoNaoDecidirInventario(await inventarios.get(ctx, id))) throw errors.aberto();
  const linha = await readLinha(ctx, id, bem);
  if (linha.decisao !== null) throw decidido(linha);
  if (linha.oferta === null) throw errors.sem_oferta();
  const decisao = resposta === 'aceitar' ? linha.oferta : 'dispensado';
  if (decisao === 'setor' && linha.setor !== null) await refuseSetor(ctx, id, linha.setor);
  // The asset before the decision, as every movement holds it first.
  const [preso] = decisao === 'setor' ? await moveBens(ctx, [bem], { movimento: 'registro', campo: 'bem' }) : [];
  if (!(await insertDecisao(ctx, id, linha, decisao))) throw decidido(await readLinha(ctx, id, bem));
  if (preso) await bens.update(ctx, { id: bem, versao: preso.versao }, { setorAlocado: linha.setor });
  return readLinha(ctx, id, bem);
}
