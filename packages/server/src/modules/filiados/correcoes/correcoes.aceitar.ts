/**
 * The desk's side of corrections: read one, accept it (the record's own rules write the field), refuse it with a reason.
 *
 * Whoever reads the values of a member is written down; RG and mother's name are masked until `restritos`, and masked again in what a
 * decision answers. One transaction holds the request and the record: of two decisions the second is refused. `versaoDaFicha` is the
 * record that was looked at: one that changed since is told, never overwritten unseen.
 * Errors: `correcoes.estado` (409), `plataforma.versao_conflito` (409), those of changing a member (`filiados.cpf_cadastrado`,
 * `filiados.parecido`, `plataforma.invalido` with the field). Source: decisions-members (Account, Sensitive data, Mails).
 */
import type { InputOf } from '@sede/domain/contract';
import { MASCARADO, mascarar, platformErrors } from '@sede/domain/kernel';
import {
  type CampoCorrigivel,
  type Correcao,
  type EstadoDeCorrecao,
  ROTULO_DO_CAMPO,
} from '@sede/domain/modules/filiados/correcoes';
import { type correcoesContract, readValor } from '@sede/domain/modules/filiados/correcoes/contract';
import { CAMPOS_RESTRITOS } from '@sede/domain/modules/filiados/filiados';
import { publicUrlOf } from '#modules/acesso/sessao/index.ts';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { filiados, updateFiliado } from '../filiados/index.ts';
import { correcoes, motivoDe } from './correcao.record.ts';
import { correcaoDecididaMail } from './correcoes.mail.ts';
import { refuseCorrecao } from './correcoes.service.ts';
import { readFichaPorId, readValores } from './correcoes.store.ts';

type Contract = typeof correcoesContract;

async function readInteira(ctx: ReadContext, id: string): Promise<Correcao> {
  const listada = await correcoes.get(ctx, id);
  const ficha = await readFichaPorId(ctx.db, listada.filiadoId);
  const valores = await readValores(ctx.db, id);
  if (ficha === null || valores === undefined) throw platformErrors.nao_encontrado();
  const valorAtual = ficha.atuais[listada.campo];
  return {
    ...listada,
    ...valores,
    valorAtual,
    versaoDaFicha: ficha.versao,
    mudou: valorAtual !== valores.valorAntes,
    igual: valorAtual === valores.valorPedido,
  };
}

const restrito = (campo: CampoCorrigivel): boolean => CAMPOS_RESTRITOS.some((outro) => outro === campo);

function mascarada(correcao: Correcao): Correcao {
  if (!restrito(correcao.campo)) return correcao;
  const { valorAtual, valorAntes } = correcao;
  return {
    ...correcao,
    ...{ valorAtual: mascarar(valorAtual), valorAntes: mascarar(valorAntes) },
    // Whoever says why a value is wrong says the value.
    ...{ valorPedido: MASCARADO, justificativa: MASCARADO },
  };
}

export const readCorrecao =
  ({ inteira }: { inteira: boolean }) =>
  async (ctx: ReadContext, { id }: { id: string }): Promise<Correcao> => {
    const correcao = await readInteira(ctx, id);
    const { filiadoId, filiadoNome, campo } = correcao;
    await registerAcesso(ctx, {
      ato: inteira ? 'mostrar' : 'abrir',
      tela: 'correcoes',
      filiado: { id: filiadoId, nome: filiadoNome },
      detalhe: { campo },
    });
    return inteira ? correcao : mascarada(correcao);
  };

/** Held; refused when somebody decided meanwhile, or when it is the person's own. */
async function lockToDecide(ctx: WriteContext, { id, versao }: { id: string; versao: number }) {
  const row = await correcoes.lock(ctx, { id });
  // First what happened to it: whoever comes second is told that, not that a version differs.
  const { usuarioId } = await filiados.lock(ctx, { id: row.filiadoId });
  refuseCorrecao(motivoDe(ctx.actor, { estado: row.estado, propria: usuarioId === ctx.actor.usuarioId }));
  return row.versao === versao ? row : correcoes.lock(ctx, { id, versao });
}
type Row = Awaited<ReturnType<typeof lockToDecide>>;

async function decide(
  contas: UsuariosDeps,
  ctx: WriteContext,
  row: Row,
  { estado, motivo }: { estado: Extract<EstadoDeCorrecao, 'aceita' | 'recusada'>; motivo: string | null },
): Promise<Correcao> {
  const { tx, now, actor } = ctx;
  await correcoes.update(ctx, row, { estado, motivo, decididaEm: now, decididaPorNome: actor.nome });
  const { email: para, nomeSocial, nomeCompleto } = await filiados.get(ctx, row.filiadoId);
  if (para !== null) {
    const rotulo = ROTULO_DO_CAMPO[row.campo];
    const publicUrl = publicUrlOf(ctx.services.config);
    const nome = nomeSocial ?? nomeCompleto;
    await contas.sendMail(tx, correcaoDecididaMail({ nome, para, rotulo, motivo, publicUrl }), now);
  }
  return mascarada(await readInteira(ctx, row.id));
}

export const acceptCorrecao =
  (contas: UsuariosDeps) =>
  async (ctx: WriteContext, { versaoDaFicha, matricula, distintos = [], ...seen }: InputOf<Contract['aceitar']>) => {
    const row = await lockToDecide(ctx, seen);
    const { valor, erro } = readValor(row.campo, row.valorPedido);
    if (erro !== undefined) refuseCampos({ [row.campo]: erro });
    // Number and career are of the house.
    const daCasa = row.campo === 'empresa' ? { matricula, cargo: null } : {};
    const alvo = { id: row.filiadoId, versao: versaoDaFicha, distintos };
    await updateFiliado(contas, ctx, { ...alvo, ...daCasa, [row.campo]: valor });
    return decide(contas, ctx, row, { estado: 'aceita', motivo: null });
  };

export const denyCorrecao =
  (contas: UsuariosDeps) =>
  async (ctx: WriteContext, { motivo, ...seen }: InputOf<Contract['recusar']>) => {
    const row = await lockToDecide(ctx, seen);
    await ctx.reason(motivo);
    return decide(contas, ctx, row, { estado: 'recusada', motivo });
  };
