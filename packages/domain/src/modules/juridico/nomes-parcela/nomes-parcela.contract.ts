/**
 * Operations of the list of names and of its public search.
 *
 * Source: spec 2 §2 (Public name search), §7 (parcelaCompensatoria); decisions-members 'Name search'; docs/decisions/061.
 */
import { createInput, field, noInput, op, transitionInput } from '@sede/domain/contract';
import { z } from 'zod';
import { cpfField } from '../../filiados/filiados/filiado.schema.ts';
import { MAX_NOME_PARCELA, PAGINA_PARCELA } from './nomes-parcela.lists.ts';
import { nomesParcelaErrors as errors } from './nomes-parcela.messages.ts';
import { previaSchema, procuradoSchema, versaoSchema } from './nomes-parcela.schema.ts';

const FILE_ERRORS = [
  errors.ilegivel.code,
  errors.grande_demais.code,
  errors.sem_colunas.code,
  errors.linhas_invalidas.code,
  errors.vazia.code,
] as const;

/** Found or not, an answer takes 300 ms and 1 kB; a house is one address. */
const PUBLICA = {
  perAddress: { max: 10, seconds: 60 },
  ticket: { page: PAGINA_PARCELA, evenMs: 300, evenBytes: 2048, maxBytes: 2048 },
} as const;

export const nomesParcelaContract = {
  buscar: op('public', {
    method: 'POST',
    path: '/publico/parcela',
    summary: 'Diz a quem digita um nome completo se ele tem direito e está na ação.',
    input: createInput({ nome: field.text(MAX_NOME_PARCELA) }),
    output: procuradoSchema,
    ...PUBLICA,
  }),
  situacao: op('public', {
    method: 'POST',
    path: '/publico/parcela/situacao',
    summary: 'Diz a situação completa de quem informa nome, CPF e data de nascimento que conferem.',
    input: createInput({ nome: field.text(MAX_NOME_PARCELA), cpf: cpfField(), nascimento: field.date() }),
    output: procuradoSchema,
    ...PUBLICA,
  }),
  versoes: op('nomes-parcela.importar', {
    method: 'GET',
    path: '/nomes-parcela/versoes',
    summary: 'As versões da lista de nomes, das mais novas às mais antigas; até 100.',
    input: noInput(),
    output: z.object({ itens: z.array(versaoSchema) }),
  }),
  prever: op('nomes-parcela.importar', {
    method: 'POST',
    path: '/nomes-parcela/prever',
    summary: 'Lê uma lista (.xlsx ou .csv) e diz o que publicá-la mudaria; nada é gravado.',
    input: noInput(),
    output: previaSchema,
    errors: FILE_ERRORS,
    raw: 'upload',
  }),
  publicar: op('nomes-parcela.importar', {
    method: 'POST',
    path: '/nomes-parcela',
    summary: 'Publica uma lista (.xlsx ou .csv) como nova versão; o nome do arquivo vai em X-Nome-Arquivo.',
    input: noInput(),
    output: versaoSchema,
    errors: FILE_ERRORS,
    raw: 'upload',
  }),
  voltar: op('nomes-parcela.importar', {
    method: 'POST',
    path: '/nomes-parcela/{id}/voltar',
    summary: 'Faz uma versão anterior da lista voltar a valer.',
    input: transitionInput(),
    output: versaoSchema,
    errors: [errors.ja_vigente.code],
  }),
};
