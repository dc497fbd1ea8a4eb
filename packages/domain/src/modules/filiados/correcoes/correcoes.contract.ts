/**
 * Operations of corrections: a member asks, sees and takes back their own; the desk accepts (the field is written) or refuses.
 *
 * A member names no record: the server finds it by the account. `aceitar` takes the version of the record that the desk saw.
 * Source: decisions-members (Account, Sensitive data, Mails).
 */
import {
  createInput,
  field,
  filterInput,
  idInput,
  listInput,
  noInput,
  noSums,
  op,
  pageOutput,
  totalsOutput,
  transitionInput,
} from '@sede/domain/contract';
import { filiadosErrors } from '../filiados/filiados.messages.ts';
import { meuPerfilErrors } from '../meu-perfil/meu-perfil.messages.ts';
import {
  correcaoListadaSchema,
  correcaoSchema,
  correcoesList,
  minhasCorrecoesSchema,
  novaCorrecaoFields,
} from './correcao.schema.ts';
import { correcoesErrors as errors } from './correcoes.messages.ts';

export const correcoesContract = {
  minhas: op('filiados.ver-proprio', {
    method: 'GET',
    path: '/meu-perfil/correcoes',
    summary: 'As correções que quem pede já pediu, e o que a sua ficha tem em cada campo.',
    input: noInput(),
    output: minhasCorrecoesSchema,
    errors: [meuPerfilErrors.sem_ficha.code],
  }),
  pedir: op('filiados.ver-proprio', {
    method: 'POST',
    path: '/meu-perfil/correcoes',
    summary: 'Pede a correção de um campo da própria ficha; um pedido aberto por campo.',
    input: createInput(novaCorrecaoFields),
    output: minhasCorrecoesSchema,
    errors: [meuPerfilErrors.sem_ficha.code, meuPerfilErrors.so_leitura.code, errors.ja_pedida.code],
  }),
  retirar: op('filiados.ver-proprio', {
    method: 'POST',
    path: '/meu-perfil/correcoes/{id}/retirar',
    summary: 'Retira um pedido próprio que ainda espera resposta.',
    input: transitionInput({}),
    output: minhasCorrecoesSchema,
    errors: [meuPerfilErrors.sem_ficha.code, errors.estado.code],
  }),
  list: op('correcoes.ver', {
    method: 'GET',
    path: '/correcoes',
    summary: 'Lista as correções pedidas, a mais antiga primeiro, sem os valores.',
    input: listInput(correcoesList),
    output: pageOutput(correcaoListadaSchema, noSums()),
  }),
  totals: op('correcoes.ver', {
    method: 'GET',
    path: '/correcoes/totais',
    summary: 'Conta as correções que o filtro encontra.',
    input: filterInput(correcoesList.filtros, correcoesList),
    output: totalsOutput(noSums()),
  }),
  get: op('correcoes.ver', {
    method: 'GET',
    path: '/correcoes/{id}',
    summary: 'Lê uma correção com os valores, mascarados os restritos; fica registrado quem leu.',
    input: idInput(),
    output: correcaoSchema,
  }),
  restritos: op('correcoes.ver', {
    method: 'GET',
    path: '/correcoes/{id}/restritos',
    summary: 'Lê uma correção inteira, sem máscaras; fica registrado quem leu.',
    input: idInput(),
    output: correcaoSchema,
  }),
  aceitar: op('correcoes.decidir', {
    method: 'POST',
    path: '/correcoes/{id}/aceitar',
    summary: 'Grava na ficha o valor pedido e avisa o filiado.',
    input: transitionInput({
      versaoDaFicha: field.versao().describe('A versão da ficha que se viu'),
      matricula: field.text(40).optional().describe('Da nova casa, quando é a casa que muda'),
      distintos: field.ids(20).optional().describe('Fichas parecidas das quais esta não é a mesma pessoa'),
    }),
    output: correcaoSchema,
    errors: [
      errors.estado.code,
      filiadosErrors.cpf_cadastrado.code,
      filiadosErrors.parecido.code,
      filiadosErrors.inativo_so_de_inativo.code,
    ],
  }),
  recusar: op('correcoes.decidir', {
    method: 'POST',
    path: '/correcoes/{id}/recusar',
    summary: 'Recusa a correção com o motivo, que o filiado lê.',
    input: transitionInput({ motivo: field.text(500) }),
    output: correcaoSchema,
    errors: [errors.estado.code],
  }),
};
