/**
 * Events, the union's own and those that it sponsors. 'Relacionado a documento' goes with a document of finance or a contract, at most
 * one of both; 'não' takes the link off. The database repeats the rules (`eventos_periodo`, `eventos_documento`,
 * `eventos_um_documento`). Source: spec 1 §2.21, §3.6, §5, §6.3, §8.2, §8.3; decisions §4, §7 (Disabled);
 * decisions-sindical-contratos-patrimonio (Links); decision 100.
 */
import { defineRegister, kind } from '@sede/domain/register';
import { AREAS_EVENTO, PUBLICOS_ALVO, TIPOS_EVENTO } from './evento.lists.ts';
import { erroDocumento, erroDoisDocumentos, erroPeriodo } from './evento.rules.ts';
import { EVENTOS } from './eventos.name.ts';

export const eventosRegister = defineRegister({
  ...EVENTOS,
  fields: {
    tipo: kind.choice('Tipo', TIPOS_EVENTO, { sort: true, filter: true }),
    nome: kind.text('Nome', { max: 200, sort: true }),
    areas: kind.choices('Áreas', AREAS_EVENTO, { optional: true, filter: true }),
    descricao: kind.text('Descrição', { max: 2000, multiline: true, optional: true }),
    dataInicio: kind.date('Início', { optional: true, sort: true, filter: 'inicio' }),
    dataFim: kind.date('Fim', { optional: true, sort: true }),
    publicosAlvo: kind.choices('Públicos-alvo', PUBLICOS_ALVO, { optional: true, filter: true }),
    responsaveis: kind.text('Responsáveis', { max: 500, optional: true }),
    relacaoDocumentos: kind.yesNo('Relacionado a documento', { optional: true, unexported: true }),
    idDocumento: kind.reference('Documento', { optional: true, filter: true }),
    idContrato: kind.reference('Contrato', { optional: true, filter: true }),
  },
  nameField: 'nome',
  defaultSort: '-dataInicio',
  rules: [
    {
      of: ['dataInicio', 'dataFim'],
      at: 'dataFim',
      check: ({ dataInicio, dataFim }) => erroPeriodo(dataInicio, dataFim),
    },
    {
      of: ['relacaoDocumentos', 'idDocumento', 'idContrato'],
      at: 'idDocumento',
      check: erroDocumento,
    },
    {
      of: ['idDocumento', 'idContrato'],
      at: 'idContrato',
      check: erroDoisDocumentos,
    },
  ],
  inUse: {
    em_uso: {
      by: ['despesas'],
      message: 'O Evento está associado a uma ou mais despesas e não pode ser excluído.',
    },
    em_uso_receita: {
      by: ['receitas'],
      message: 'O Evento está associado a uma ou mais receitas e não pode ser excluído.',
    },
    em_uso_recorrencia: {
      by: ['recorrencias'],
      message: 'O Evento está associado a uma ou mais despesas recorrentes e não pode ser excluído.',
    },
  },
  // All that a colleague without the events' roles may know: what to link to.
  picker: { permission: 'eventos.vincular', shows: ['nome'], byName: true },
});
