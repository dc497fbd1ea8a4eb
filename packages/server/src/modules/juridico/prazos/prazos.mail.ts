/** To whoever is responsible for a deadline. Source: decisions-legal (Prazos; Mail). */
import { formatDataBr } from '@sede/domain/kernel';
import { prazosMessages as messages, type PrazoAvisado, quandoVence } from '@sede/domain/modules/juridico/prazos';
import { formatNumeroCnj } from '@sede/domain/modules/juridico/processos';
import type { OutgoingMail } from '#modules/acesso/conta/index.ts';

interface Destino {
  nome: string;
  para: string;
  /** Of the deadline. */
  id: string;
  publicUrl: string;
}

export function prazoMail(prazo: PrazoAvisado, { nome, para, id, publicUrl }: Destino): OutgoingMail {
  const { processo, vencimento, titulo } = prazo;
  return {
    para,
    assunto: `Prazo ${quandoVence(prazo)}`,
    motivo: 'prazo_vence',
    titulo: `Prazo ${quandoVence(prazo)}`,
    paragrafos: [
      `Olá, ${nome}.`,
      `Prazo: ${titulo}. Vencimento: ${formatDataBr(vencimento)}.${processo === null ? '' : ` Processo ${formatNumeroCnj(processo)}.`}`,
      messages.confiraNoDiario,
    ],
    botao: { rotulo: 'Abrir o prazo', url: `${publicUrl}/juridico/prazos?registro=${id}` },
  };
}
