/**
 * Operations of agendas. A save is a difference by slot: what it does not name stays, whoever put it there meanwhile.
 * Source: spec 3 §2.9, §5, §7; decisions §9; decisions-legal (Agendas); invariants B4, B5.
 */
import {
  createInput,
  doneOutput,
  field,
  filterInput,
  historyInput,
  historyOutput,
  idInput,
  listInput,
  noInput,
  noSums,
  op,
  pageOutput,
  removeInput,
  totalsOutput,
  transitionInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import {
  agendaCompleta,
  agendadosField,
  agendaFields,
  agendaSchema,
  agendasList,
  bloqueioField,
  horarioAlterado,
  horarioNovo,
} from './agenda.schema.ts';
import { agendasErrors as errors } from './agendas.messages.ts';
import { MAX_GERADOS } from './gerador.rules.ts';

const muitos = <S extends z.ZodType>(one: S) => z.array(one).max(MAX_GERADOS).optional();
const sobrepostos = z.boolean().optional().describe('Horários que se sobrepõem foram confirmados');
const saving = [errors.repetida.code, errors.horarios.code, errors.sobrepostos.code];

export const agendasContract = {
  list: op('agendas.ver', {
    method: 'GET',
    path: '/agendas',
    summary: 'Lista as agendas ativas com dias, horários e ocupação.',
    input: listInput(agendasList),
    output: pageOutput(agendaSchema, noSums()),
  }),
  totals: op('agendas.ver', {
    method: 'GET',
    path: '/agendas/totais',
    summary: 'Conta as agendas que o filtro encontra.',
    input: filterInput(agendasList.filtros, agendasList),
    output: totalsOutput(noSums()),
  }),
  anos: op('agendas.ver', {
    method: 'GET',
    path: '/agendas/anos',
    summary: 'Os anos em que há agendas, do mais novo ao mais antigo.',
    input: noInput(),
    output: z.object({ anos: z.array(z.number().int()) }),
  }),
  get: op('agendas.ver', {
    method: 'GET',
    path: '/agendas/{id}',
    summary: 'Lê uma agenda com todos os seus horários.',
    input: idInput(),
    output: agendaCompleta,
  }),
  history: op('agendas.ver', {
    method: 'GET',
    path: '/agendas/{id}/historico',
    summary: 'Histórico de uma agenda e dos seus horários.',
    input: historyInput(),
    output: historyOutput(),
  }),
  create: op('agendas.editar', {
    method: 'POST',
    path: '/agendas',
    summary: 'Cadastra uma agenda com os seus horários.',
    input: createInput({ ...agendaFields, incluir: muitos(horarioNovo), confirmarSobrepostos: sobrepostos }),
    output: agendaCompleta,
    errors: saving,
  }),
  update: op('agendas.editar', {
    method: 'PATCH',
    path: '/agendas/{id}',
    summary: 'Salva o que mudou numa agenda: horários incluídos, alterados e excluídos, cada um pelo seu id.',
    input: transitionInput({
      ...z.object(agendaFields).partial().shape,
      incluir: muitos(horarioNovo),
      alterar: muitos(horarioAlterado),
      excluir: muitos(field.id()),
      confirmarSobrepostos: sobrepostos,
      agendados: agendadosField(),
    }),
    output: agendaCompleta,
    errors: [
      ...[...saving, errors.horario_ocupado.code, errors.horario_mudou.code, errors.fixos.code],
      errors.local_dos_agendados.code,
    ],
  }),
  desfazerGeracao: op('agendas.editar', {
    method: 'POST',
    path: '/agendas/{id}/desfazer-geracao',
    summary: 'Exclui os horários de uma geração, se nenhum deles foi agendado.',
    input: transitionInput({ loteId: field.id() }),
    output: agendaCompleta,
    errors: [errors.lote_ocupado.code],
  }),
  bloquear: op('agendas.editar', {
    method: 'POST',
    path: '/agendas/{id}/bloquear',
    summary: 'Bloqueia horários com um motivo; os agendados ficam e são listados para remarcar.',
    input: transitionInput({ horarios: z.array(field.id()).min(1).max(MAX_GERADOS), motivo: bloqueioField() }),
    output: agendaCompleta,
  }),
  desbloquear: op('agendas.editar', {
    method: 'POST',
    path: '/agendas/{id}/desbloquear',
    summary: 'Volta a oferecer horários bloqueados.',
    input: transitionInput({ horarios: z.array(field.id()).min(1).max(MAX_GERADOS) }),
    output: agendaCompleta,
  }),
  remove: op('agendas.excluir', {
    method: 'DELETE',
    path: '/agendas/{id}',
    summary: 'Exclui uma agenda que nenhum atendimento, nem cancelado, aponta.',
    input: removeInput(),
    output: doneOutput(),
    errors: [errors.vinculada.code],
  }),
};
