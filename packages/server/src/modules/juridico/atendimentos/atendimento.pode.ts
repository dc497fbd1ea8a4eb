/** What the reader may do with an appointment now, as codes. Source: decisions-legal (Two lists). */
import { podeDe } from '@sede/domain/kernel';
import {
  type Agora,
  type Atendimento,
  comecou,
  type MotivoAtendimento,
  motivoNaoCancelar,
  motivoNaoCancelarConclusao,
  motivoNaoComentar,
  motivoNaoConcluir,
  motivoNaoDesfazerCancelamento,
  motivoNaoEditar,
  motivoNaoRegistrarResultado,
  motivoNaoRemarcar,
  type SituacaoDoAtendimento,
} from '@sede/domain/modules/juridico/atendimentos';
import type { QuemAtende } from './atendimentos.actor.ts';

export interface Estado {
  situacao: SituacaoDoAtendimento;
  canceladoDe: SituacaoDoAtendimento | null;
  ocorreu: boolean | null;
  escritorioId: string;
  data: string;
  inicioMin: number;
}

type Motivo = MotivoAtendimento | null;
const quando = (pode: boolean, motivo: () => Motivo): Motivo => (pode ? motivo() : 'so_consulta');

export const MOTIVOS = {
  editar: (t: Estado, quem: QuemAtende) => quando(quem.agenda, () => motivoNaoEditar(t)),
  remarcar: (t: Estado, quem: QuemAtende) => quando(quem.agenda, () => motivoNaoRemarcar(t)),
  registrarResultado: (t: Estado, quem: QuemAtende) =>
    quando(quem.registraEm(t.escritorioId), () => motivoNaoRegistrarResultado(t)),
  concluir: (t: Estado, quem: QuemAtende) => quando(quem.conclui, () => motivoNaoConcluir(t)),
  cancelarConclusao: (t: Estado, quem: QuemAtende) => quando(quem.conclui, () => motivoNaoCancelarConclusao(t)),
  cancelar: (t: Estado, quem: QuemAtende) =>
    quando(quem.agenda, () => {
      const motivo = motivoNaoCancelar(t);
      return motivo ?? (quem.gere || t.situacao === 'Aguardando realização' ? null : 'so_juridico');
    }),
  desfazerCancelamento: (t: Estado, quem: QuemAtende, agora: Agora) =>
    quando(quem.agenda, () => motivoNaoDesfazerCancelamento({ ...t, comecou: comecou(t, agora) })),
  comentar: (t: Estado, quem: QuemAtende) => quando(quem.comentaEm(t.escritorioId), () => motivoNaoComentar(t)),
} as const;

export const podeAtendimento = (t: Estado, quem: QuemAtende, agora: Agora): Atendimento['pode'] =>
  podeDe({
    editar: MOTIVOS.editar(t, quem),
    remarcar: MOTIVOS.remarcar(t, quem),
    registrarResultado: MOTIVOS.registrarResultado(t, quem),
    concluir: MOTIVOS.concluir(t, quem),
    cancelarConclusao: MOTIVOS.cancelarConclusao(t, quem),
    cancelar: MOTIVOS.cancelar(t, quem),
    desfazerCancelamento: MOTIVOS.desfazerCancelamento(t, quem, agora),
    comentar: MOTIVOS.comentar(t, quem),
  });
