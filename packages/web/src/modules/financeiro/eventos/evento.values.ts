/** An event as its form holds it: '' for an empty text, null for an empty choice or day, lists of chosen words. */
import type { Evento } from '@sede/domain/modules/financeiro/eventos';
import { NO_CHOICE } from '#platform/ui/form/formValues.ts';

export const NO_EVENTO = {
  tipo: NO_CHOICE,
  nome: '',
  areas: [] as string[],
  descricao: '',
  dataInicio: NO_CHOICE,
  dataFim: NO_CHOICE,
  publicosAlvo: [] as string[],
  responsaveis: '',
  relacaoDocumentos: false,
  idDocumento: NO_CHOICE,
};
export type EventoValues = typeof NO_EVENTO;

export const valuesOf = (record: Evento): EventoValues => ({
  tipo: record.tipo,
  nome: record.nome,
  areas: record.areas,
  descricao: record.descricao ?? '',
  dataInicio: record.dataInicio,
  dataFim: record.dataFim,
  publicosAlvo: record.publicosAlvo,
  responsaveis: record.responsaveis ?? '',
  relacaoDocumentos: record.relacaoDocumentos,
  idDocumento: record.idDocumento,
});
