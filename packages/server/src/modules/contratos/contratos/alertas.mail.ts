/**
 * To one recipient, about all contracts whose end is to be told today: number, name, end and link, no amounts.
 * Source: decisions-sindical-contratos-patrimonio (Alerts).
 */
import { type CalendarDate, formatDataBr } from '@sede/domain/kernel';
import { CONTRATOS_LISTA, textoDoFim } from '@sede/domain/modules/contratos/contratos';
import type { OutgoingMail } from '#modules/acesso/conta/index.ts';

export interface ContratoNoAlerta {
  id: string;
  /** 'Contrato 0042/2026' */
  objeto: string;
  nome: string;
  dataFim: CalendarDate;
}

interface Destino {
  para: string;
  hoje: CalendarDate;
  publicUrl: string;
}

export function alertaMail(contratos: readonly ContratoNoAlerta[], { para, hoje, publicUrl }: Destino): OutgoingMail {
  const [um, ...outros] = contratos;
  const sozinho = um !== undefined && outros.length === 0 ? um : null;
  const assunto = sozinho
    ? `${sozinho.objeto} ${textoDoFim(sozinho.dataFim, hoje)}`
    : `${contratos.length} contratos pedem atenção`;
  return {
    para,
    assunto,
    motivo: 'contrato_alerta',
    titulo: assunto,
    paragrafos: contratos.map(
      ({ objeto, nome, dataFim }) =>
        `${objeto}, ${nome}: ${textoDoFim(dataFim, hoje)} (fim em ${formatDataBr(dataFim)}).`,
    ),
    botao: {
      rotulo: sozinho ? 'Abrir o contrato' : 'Abrir os contratos',
      url: `${publicUrl}${CONTRATOS_LISTA}${sozinho ? `?registro=${sozinho.id}` : ''}`,
    },
  };
}
