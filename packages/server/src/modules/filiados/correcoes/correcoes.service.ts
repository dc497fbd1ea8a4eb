/**
 * A member's own side of corrections: ask, see, take back. The record is found by the account; nobody names one.
 *
 * The member's row is held while one is asked, so that what the record had then is what is kept; of two who ask for one field at once
 * the index refuses the second. Errors: `meuPerfil.sem_ficha`, `meuPerfil.so_leitura`, `correcoes.ja_pedida`, `correcoes.estado`,
 * `plataforma.invalido`, `plataforma.muitas_tentativas`. Source: decisions-members (Account).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  CORRECOES_AVISOS,
  correcoesMessages,
  correcoesErrors as errors,
  type MinhasCorrecoes,
  type MotivoCorrecao,
  motivoNaoRetirar,
} from '@sede/domain/modules/filiados/correcoes';
import { type correcoesContract, readValor } from '@sede/domain/modules/filiados/correcoes/contract';
import { formatMatricula } from '@sede/domain/modules/filiados/filiados';
import { meuPerfilErrors } from '@sede/domain/modules/filiados/meu-perfil';
import { notify } from '#modules/sistema/avisos/index.ts';
import { type ReadContext, takeTurns, type WriteContext } from '#platform/api/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { filiados } from '../filiados/index.ts';
import { correcoes } from './correcao.record.ts';
import { listMinhas, readFichaDoUsuario } from './correcoes.store.ts';

type Contract = typeof correcoesContract;

export function refuseCorrecao(motivo: MotivoCorrecao | null): void {
  if (motivo !== null) throw errors.estado({ values: { motivo } });
}

async function readOwn({ db, actor }: ReadContext) {
  const ficha = await readFichaDoUsuario(db, actor.usuarioId);
  if (ficha === null) throw meuPerfilErrors.sem_ficha();
  return ficha;
}

export async function readMinhas(ctx: ReadContext): Promise<MinhasCorrecoes> {
  const { id, aberta, atuais } = await readOwn(ctx);
  return { podePedir: aberta, atuais, pedidos: await listMinhas(ctx.db, id) };
}

export async function requestCorrecao(
  ctx: WriteContext,
  { campo, correto, justificativa }: InputOf<Contract['pedir']>,
): Promise<MinhasCorrecoes> {
  const { id: filiadoId } = await readOwn(ctx);
  const row = await filiados.lock(ctx, { id: filiadoId });
  const { aberta, atuais } = await readOwn(ctx);
  if (!aberta) throw meuPerfilErrors.so_leitura();
  const { valor: lido = '', erro } = readValor(campo, correto);
  // As the record would keep it: Câmara's is the ponto.
  const pedido = campo === 'matricula' ? formatMatricula(row.empresa, lido) : lido;
  const recusa = erro ?? (pedido === atuais[campo] ? correcoesMessages.igual : undefined);
  if (recusa !== undefined) refuseCampos({ correto: recusa });
  // Each is a notice to the whole desk, and one that was taken back may be asked again.
  await takeTurns(ctx, [{ flow: 'correcoes.pedir', value: ctx.actor.usuarioId, max: 30, seconds: 86_400 }]);
  const nova = { filiadoId, campo, valorAntes: atuais[campo], valorPedido: pedido, justificativa };
  const { id } = await correcoes.insert(ctx, nova).catch((error: unknown) => {
    throw isUniqueViolation(error, 'filiado_correcoes_aberta') ? errors.ja_pedida() : error;
  });
  const dados = { nome: row.nomeSocial ?? row.nomeCompleto, campo };
  await notify(ctx, { aviso: CORRECOES_AVISOS.pedida, exceto: [ctx.actor.usuarioId], dados, registros: [id] });
  return readMinhas(ctx);
}

/** Whoever sees more than their own takes back their own alone. */
export async function withdrawCorrecao(
  ctx: WriteContext,
  seen: InputOf<Contract['retirar']>,
): Promise<MinhasCorrecoes> {
  const { id: filiadoId } = await readOwn(ctx);
  const row = await correcoes.lock(ctx, seen);
  if (row.filiadoId !== filiadoId) throw meuPerfilErrors.sem_ficha();
  refuseCorrecao(motivoNaoRetirar(row.estado));
  await correcoes.update(ctx, row, { estado: 'retirada' });
  return readMinhas(ctx);
}
