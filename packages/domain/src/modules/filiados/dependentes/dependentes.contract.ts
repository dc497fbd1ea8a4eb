/**
 * Operations of dependents: those of one member are read together, each is changed by itself.
 *
 * `list` and every answer read what is restricted masked; `restritos` reads it whole and is written down with the member's own
 * 'Mostrar'. Source: spec 2 §2, §3, §5, §7, §8; decisions-members (Tables, Sensitive data).
 */
import {
  createInput,
  doneOutput,
  field,
  idInput,
  op,
  removeInput,
  transitionInput,
  updateInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { dependenteFields, dependenteSchema } from './dependente.schema.ts';
import { dependentesErrors as errors } from './dependentes.messages.ts';

const salvar = [errors.cpf_repetido.code];
const itens = () => z.object({ itens: z.array(dependenteSchema) });

export const dependentesContract = {
  doFiliado: op('dependentes.ver', {
    method: 'GET',
    path: '/filiados/{id}/dependentes',
    summary: 'Lê os dependentes de um filiado, com o que é restrito mascarado.',
    input: idInput(),
    output: itens(),
  }),
  restritos: op('dependentes.ver', {
    method: 'GET',
    path: '/filiados/{id}/dependentes/restritos',
    summary: 'Lê os dependentes de um filiado inteiros, sem máscaras; fica registrado quem leu.',
    input: idInput(),
    output: itens(),
  }),
  get: op('dependentes.ver', {
    method: 'GET',
    path: '/dependentes/{id}',
    summary: 'Lê um dependente, com o que é restrito mascarado.',
    input: idInput(),
    output: dependenteSchema,
  }),
  create: op('dependentes.editar', {
    method: 'POST',
    path: '/dependentes',
    summary: 'Cadastra um dependente de um filiado.',
    input: createInput({ filiado: field.id(), ...dependenteFields, anexos: field.ids().optional() }),
    output: dependenteSchema,
    errors: salvar,
  }),
  update: op('dependentes.editar', {
    method: 'PATCH',
    path: '/dependentes/{id}',
    summary: 'Altera um dependente: só os campos enviados.',
    input: updateInput(dependenteFields),
    output: dependenteSchema,
    errors: salvar,
  }),
  remove: op('dependentes.excluir', {
    method: 'DELETE',
    path: '/dependentes/{id}',
    summary: 'Exclui em definitivo um dependente.',
    input: removeInput(),
    output: doneOutput(),
  }),
  anexar: op('dependentes.editar', {
    method: 'POST',
    path: '/dependentes/{id}/anexar',
    summary: 'Guarda PDFs de um dependente.',
    input: transitionInput({ anexos: field.ids() }),
    output: dependenteSchema,
  }),
  removerAnexo: op('dependentes.editar', {
    method: 'POST',
    path: '/dependentes/{id}/remover-anexo',
    summary: 'Retira um PDF de um dependente.',
    input: transitionInput({ anexo: field.id() }),
    output: dependenteSchema,
  }),
};
