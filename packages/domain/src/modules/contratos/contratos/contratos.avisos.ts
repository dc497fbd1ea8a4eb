/** What the bell tells of contracts. Source: decisions-sindical-contratos-patrimonio (Alerts: bell to managers). */
import type { CalendarDate } from '@sede/domain/kernel';
import { defineNotice } from '@sede/domain/manifest';
import { textoDoFim } from './contrato.rules.ts';
import { CONTRATOS_LISTA } from './contratos.name.ts';

export interface ContratoAvisado {
  /** 'Contrato 0042/2026' */
  objeto: string;
  nome: string;
  dataFim: CalendarDate;
  /** The day of the notice. */
  hoje: CalendarDate;
}

export const CONTRATOS_AVISOS = {
  alerta: defineNotice<ContratoAvisado>({
    tipo: 'contrato_alerta',
    order: 350,
    rotulo: 'um contrato estiver perto do fim da vigência',
    para: 'contratos.editar',
    texto: ({ objeto, dataFim, hoje }) => `${objeto} ${textoDoFim(dataFim, hoje)}`,
    detalhe: ({ nome }) => nome,
    caminho: ([id]) => `${CONTRATOS_LISTA}?registro=${id}`,
  }),
};
