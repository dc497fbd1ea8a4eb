/**
 * Operations of the settings: read all, change some in one go (all or none), read what was changed; the union's logo.
 * Errors besides: `plataforma.versao_conflito` with `data.atual` and `data.versoes` by key.
 * Source: decisions §3, §7.
 */
import {
  createInput,
  doneOutput,
  field,
  fileOutput,
  historyOutput,
  noInput,
  op,
  param,
  queryInput,
} from '@sede/domain/contract';
import { z } from 'zod';
import { LOGO_MAXIMO } from './configuracoes.lists.ts';
import { configuracoesErrors } from './configuracoes.messages.ts';
import { configuracoesSchema, listasSchema, logoSchema, mudancaSchema } from './configuracoes.schema.ts';

const versaoDoLogo = () => field.int(0, 2_147_483_647).describe('Versão vista; 0 quando não há logotipo');

export const configuracoesContract = {
  list: op('configuracoes.ver', {
    method: 'GET',
    path: '/configuracoes',
    summary: 'Lê todas as configurações da instalação, cada uma com o que ela é.',
    input: noInput(),
    output: configuracoesSchema,
  }),
  listas: op('inicio.ver', {
    method: 'GET',
    path: '/configuracoes/listas',
    summary: 'As listas em vigor das áreas que a pessoa vê: o que os formulários e os filtros oferecem.',
    input: noInput(),
    output: listasSchema,
  }),
  update: op('configuracoes.editar', {
    method: 'PATCH',
    path: '/configuracoes',
    summary: 'Altera configurações: todas as mudanças enviadas ou nenhuma.',
    input: createInput({ mudancas: z.array(mudancaSchema).min(1, 'Nada para salvar.').max(50) }),
    output: configuracoesSchema,
  }),
  historico: op('configuracoes.ver', {
    method: 'GET',
    path: '/configuracoes/historico',
    summary: 'Quem mudou que configurações de uma seção, quando, de quê para quê.',
    input: queryInput({ grupo: param.text(60) }),
    output: historyOutput(),
  }),
  logo: op('public', {
    method: 'GET',
    path: '/configuracoes/logo',
    whole: false,
    summary: 'A imagem do logotipo do sindicato.',
    input: queryInput({
      v: param.text(64).optional().describe('Resumo da imagem: com ele a resposta vale para sempre'),
    }),
    output: fileOutput(),
    raw: 'download',
  }),
  trocarLogo: op('configuracoes.editar', {
    method: 'POST',
    path: '/configuracoes/logo',
    summary: 'Põe ou troca o logotipo (PNG ou JPEG).',
    input: createInput({
      conteudo: z
        .base64('Envie a imagem em base64.')
        .min(1, 'O arquivo está vazio.')
        .max(Math.ceil(LOGO_MAXIMO / 3) * 4, configuracoesErrors.logo_grande().message)
        .describe('Os bytes da imagem, em base64'),
      versao: versaoDoLogo(),
    }),
    output: logoSchema,
    errors: [
      configuracoesErrors.logo_invalido.code,
      configuracoesErrors.logo_grande.code,
      configuracoesErrors.logo_medidas.code,
    ],
  }),
  removerLogo: op('configuracoes.editar', {
    method: 'DELETE',
    path: '/configuracoes/logo',
    summary: 'Retira o logotipo.',
    input: createInput({ versao: versaoDoLogo() }),
    output: doneOutput(),
    errors: [configuracoesErrors.sem_logo.code],
  }),
};
