/**
 * An inventory begins, ends, or is taken back before anything was read.
 *
 * The start copies the scope; the end waits for readings under way and then keeps with whom the assets that are out are. No asset is changed
 * by either. Errors: `plataforma.invalido` at the field, `.versao_conflito`, `.nao_encontrado`, `inventarios.vazio`, `.grande` (422),
 * `.ja_encerrado`, `.lido` (409). Source: decisions-sindical-contratos-patrimonio (Labels, inventory).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  inventariosErrors as errors,
  MAX_BENS_DO_INVENTARIO,
  inventariosMessages as messages,
  motivoNaoExcluirInventario,
  motivoNaoLerInventario,
} from '@sede/domain/modules/patrimonio/inventarios';
import type { inventariosContract } from '@sede/domain/modules/patrimonio/inventarios/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { FIM } from '../bens/index.ts';
import { inventarios } from './inventario.record.ts';
import { COM_QUEM, saidaDe } from './inventario.sql.ts';
import { readInventario } from './inventarios.views.ts';

type Contract = typeof inventariosContract;
type Novo = InputOf<Contract['create']>;

/** The words of the chosen kind of scope only, each once. */
function palavrasDoEscopo({ escopo, setores = [], tipos = [] }: Novo) {
  const falta = {
    ...(escopo === 'setores' && setores.length === 0 ? { setores: messages.escolhaSetores } : {}),
    ...(escopo === 'tipos' && tipos.length === 0 ? { tipos: messages.escolhaTipos } : {}),
  };
  refuseCampos(falta);
  return {
    setores: escopo === 'setores' ? [...new Set(setores)] : [],
    tipos: escopo === 'tipos' ? [...new Set(tipos)] : [],
  };
}

const NO_ESCOPO = {
  tudo: () => sql`true`,
  setores: ({ setores }: { setores: string[] }) => sql`b.setor_alocado = any(${setores}::text[])`,
  tipos: ({ tipos }: { tipos: string[] }) => sql`b.tipo_objeto = any(${tipos}::text[])`,
} as const;

export async function createInventario(ctx: WriteContext, input: Novo) {
  const { nome, escopo } = input;
  const palavras = palavrasDoEscopo(input);
  const { id } = await inventarios.insert(ctx, { nome, escopo, ...palavras, autor: ctx.actor.nome });
  const { numAffectedRows = 0n } = await sql`
    insert into inventarios_bens (inventario_id, bem_id, numero, tipo, nome, com, setor)
    select ${id}::uuid, b.id, coalesce(b.n_patrimonio, b.descricao_bem, b.tipo_objeto), b.tipo_objeto, b.descricao_bem,
      coalesce(u.nome, b.usuario_nome), b.setor_alocado
    from bens b left join funcionarios u on u.id = b.id_usuario
    where not ${FIM} and ${NO_ESCOPO[escopo](palavras)}`.execute(ctx.tx);
  const quantos = Number(numAffectedRows);
  if (quantos === 0) throw errors.vazio();
  if (quantos > MAX_BENS_DO_INVENTARIO) throw errors.grande({ values: { quantos } });
  return readInventario(ctx, id);
}

export async function encerrar(ctx: WriteContext, { id, versao }: InputOf<Contract['encerrar']>) {
  const row = await inventarios.lock(ctx, { id });
  if (motivoNaoLerInventario(row)) throw errors.ja_encerrado();
  if (row.versao !== versao) throw await inventarios.conflict(ctx, row);
  await sql`
    update inventarios_bens e set fora_com = x.com from (
      select o.bem_id, ${COM_QUEM} as com from inventarios_bens o ${saidaDe(sql`o.bem_id`)}
      where o.inventario_id = ${id}::uuid and s.id is not null) x
    where e.inventario_id = ${id}::uuid and e.bem_id = x.bem_id`.execute(ctx.tx);
  await inventarios.update(ctx, { id, versao }, { encerradoEm: ctx.now, encerradoPor: ctx.actor.nome });
  return readInventario(ctx, id);
}

export async function removeInventario(ctx: WriteContext, { id, versao }: InputOf<Contract['remove']>) {
  await inventarios.lock(ctx, { id, versao });
  if (motivoNaoExcluirInventario(await inventarios.get(ctx, id))) throw errors.lido();
  await inventarios.remove(ctx, { id, versao });
  return { id };
}
