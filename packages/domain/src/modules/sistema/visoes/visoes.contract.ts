/**
 * Operations of saved views. Each asks, besides, the permission of the list itself. Whoever may open a list may share a
 * view of it with roles that may too; its owner, or a gestor_sistema once it is shared, changes and deletes it.
 * Source: issue 3 (Saved views); docs/decisions/016.
 */
import { createInput, doneOutput, idInput, op, queryInput, removeInput, updateInput } from '@sede/domain/contract';
import { z } from 'zod';
import { listaDaVisao, visaoFields, visaoSchema } from './visao.schema.ts';
import { visoesErrors as errors } from './visoes.messages.ts';

const salvar = [
  errors.lista_desconhecida.code,
  errors.consulta_invalida.code,
  errors.nome_repetido.code,
  errors.papel_sem_acesso.code,
  errors.papel_alheio.code,
];

export const visoesContract = {
  list: op('visoes.usar', {
    method: 'GET',
    path: '/visoes',
    summary: 'Visões de uma lista: as próprias e as compartilhadas com os papéis da pessoa.',
    input: queryInput({ lista: listaDaVisao() }),
    output: z.object({
      itens: z.array(visaoSchema),
      papeis: z.array(z.string()).describe('Papéis que abrem a lista e com os quais quem pede pode compartilhar'),
    }),
    errors: [errors.lista_desconhecida.code],
  }),
  create: op('visoes.usar', {
    method: 'POST',
    path: '/visoes',
    summary: 'Salva uma visão de uma lista.',
    input: createInput({
      lista: listaDaVisao(),
      ...visaoFields,
      padrao: z.boolean().default(false).describe('A lista passa a abrir com ela, para quem a salva'),
    }),
    output: visaoSchema,
    errors: salvar,
  }),
  update: op('visoes.usar', {
    method: 'PATCH',
    path: '/visoes/{id}',
    summary: 'Renomeia, compartilha ou troca os filtros de uma visão.',
    input: updateInput(visaoFields),
    output: visaoSchema,
    errors: salvar,
  }),
  remove: op('visoes.usar', {
    method: 'DELETE',
    path: '/visoes/{id}',
    summary: 'Exclui uma visão, também para quem a recebeu.',
    input: removeInput(),
    output: doneOutput(),
  }),
  definirPadrao: op('visoes.usar', {
    method: 'POST',
    path: '/visoes/{id}/definir-padrao',
    summary: 'A lista passa a abrir com esta visão, só para quem pede.',
    input: idInput(),
    output: visaoSchema,
  }),
  retirarPadrao: op('visoes.usar', {
    method: 'POST',
    path: '/visoes/{id}/retirar-padrao',
    summary: 'A lista volta a abrir sem visão, só para quem pede.',
    input: idInput(),
    output: visaoSchema,
  }),
};
