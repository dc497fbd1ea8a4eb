/**
 * Changes one instalment, or it and the later ones that are not credited.
 *
 * A credited row keeps what was received, except to `financeiroEspecial`, and then no amount below its refund. A new date
 * moves the later ones with it, month by month. Errors: `plataforma.versao_conflito`, `receitas.creditada`,
 * `receitas.estorno_maior`, `plataforma.invalido`. Source: spec 1 §4.3, §5; decisions §7 (Instalments, Settlement).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  CAMPOS_CREDITADOS,
  isCreditada,
  receitasErrors,
  receitasMessages,
} from '@sede/domain/modules/financeiro/receitas';
import type { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import { holdContrato } from '#modules/contratos/contratos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { lockContas } from '../financeiro.contas.ts';
import { readAvisos, withMotivo } from '../financeiro.contratos.ts';
import { dataSeguinte, vinculosMudados } from '../financeiro.parcelas.ts';
import { checkOrigem, checkReferencias, receitaConferida } from './receita.checks.ts';
import { type ReceitaRow, receitas } from './receita.record.ts';
import { quemEscreve } from './receitas.actor.ts';
import { parcelas } from './receitas.store.ts';

type Input = InputOf<typeof receitasContract.update>;
type Dados = Omit<Input, 'id' | 'versao' | 'escopo'>;

/** What a row of the same registration takes of the new values: its date stays apart from this one's. */
function dadosDa(row: ReceitaRow, esta: ReceitaRow, novos: Dados): Dados {
  if (row.id === esta.id) return novos;
  // The account is where this one arrived; the later ones have not been credited.
  const { idContaCredito: _, ...comuns } = novos;
  return comuns.data === undefined ? comuns : { ...comuns, data: dataSeguinte('data', comuns.data, row, esta) };
}

async function refuseCreditada(ctx: WriteContext, row: ReceitaRow, novos: Dados): Promise<void> {
  if (!isCreditada(row) || !CAMPOS_CREDITADOS.some((campo) => novos[campo] !== undefined)) return;
  if (!(await quemEscreve(ctx)).especial) throw receitasErrors.creditada();
  if (row.valorEstorno !== null && novos.valor !== undefined && novos.valor < row.valorEstorno) {
    throw receitasErrors.estorno_maior({ campos: { valor: receitasErrors.estorno_maior().message } });
  }
}

/** What is odd about the link of these to the contract that this one shall belong to, where the change touches it. */
async function avisosDe(ctx: WriteContext, esta: ReceitaRow, rows: { row: ReceitaRow; own: Dados }[]) {
  if (!rows.some(({ own }) => own.idContrato !== undefined || own.data !== undefined)) return [];
  const { idContrato } = { ...esta, ...rows[0]?.own };
  const delas = rows.map(({ row, own }) => ({ ...row, ...own })).filter((one) => one.idContrato === idContrato);
  const dias = delas.map(({ data }) => data);
  return readAvisos(ctx.tx, idContrato, { ids: [], idBeneficiario: null, dias, valor: 0 });
}

export async function updateReceita(ctx: WriteContext, { id, versao, escopo, ...dados }: Input) {
  const { tx } = ctx;
  const rows = await parcelas.lockFrom(ctx, { id, versao, escopo });
  const [esta] = rows;
  const novos = changedOnly(esta, dados);
  await refuseCreditada(ctx, esta, novos);
  const vinculos = vinculosMudados(esta, novos);
  if (novos.idContaCredito && !isCreditada(esta)) refuseCampos({ idContaCredito: receitasMessages.contaSemCredito });
  await lockContas(tx, { idContaCredito: novos.idContaCredito });
  await checkReferencias(tx, { idItemReceita: novos.idItemReceita, idEvento: vinculos.idEvento });
  if (vinculos.idContrato) await holdContrato(tx, vinculos.idContrato);
  const mudadas = rows.map((row) => ({ row, own: { ...dadosDa(row, esta, novos), ...vinculos } }));
  const avisos = await avisosDe(ctx, esta, mudadas);
  for (const { row, own } of mudadas) {
    if (own.tipo !== undefined || own.origem !== undefined) {
      checkOrigem(own.tipo ?? row.tipo, own.origem === undefined ? row.origem : own.origem);
    }
    await withMotivo(ctx, avisos, () => receitas.update(ctx, row, { ...own, ...receitaConferida(ctx, row, own) }));
  }
  return { ...(await receitas.get(ctx, id)), alteradas: rows.length, avisos };
}
