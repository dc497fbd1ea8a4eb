/** Operations of the settings: read all, change some in one go (all or none); finance reads its lists. Source: decisions §3, §7. */
import { createInput, noInput, op } from '@sede/domain/contract';
import { z } from 'zod';
import { configuracoesErrors } from './configuracoes.messages.ts';
import { configuracaoSchema, mudancaSchema } from './configuracoes.schema.ts';

const todas = z.object({ itens: z.array(configuracaoSchema) });

export const configuracoesContract = {
  list: op('configuracoes.ver', {
    method: 'GET',
    path: '/configuracoes',
    summary: 'Lê todas as configurações da instalação.',
    input: noInput(),
    output: todas,
  }),
  listas: op('financeiro.ver', {
    method: 'GET',
    path: '/configuracoes/listas',
    summary: 'As listas do financeiro em vigor: o que os formulários oferecem.',
    input: noInput(),
    output: z.object({
      centrosCusto: z.array(z.string()),
      meiosPagamento: z.array(z.string()),
      tiposDocumento: z.array(z.string()),
      tiposDespesa: z.array(z.string()),
    }),
  }),
  update: op('configuracoes.editar', {
    method: 'PATCH',
    path: '/configuracoes',
    summary: 'Altera configurações: todas as mudanças enviadas ou nenhuma.',
    input: createInput({ mudancas: z.array(mudancaSchema).min(1, 'Nada para salvar.').max(50) }),
    output: todas,
    errors: [configuracoesErrors.alterada.code],
  }),
};
