/**
 * What the screens start with, and the first access. Both are public: a stranger sees the union's name, nothing more.
 *
 * `hoje` is the calendar date in America/Sao_Paulo. Source: spec 1 §4.6; decisions §2, §6; issue 'Primeiro acesso'.
 */

import { createInput, field, noInput, op } from '@sede/domain/contract';
import { z } from 'zod';
import { visaoPadraoSchema } from '../../sistema/visoes/visao.schema.ts';
import { emailDigitado, senhaDigitada } from '../conta/conta.schema.ts';
import { contaErrors } from '../conta/index.ts';
import { preferenciasSchema } from '../conta/preferencias.schema.ts';
import { sessaoErrors } from './sessao.messages.ts';

const usuarioDaSessaoSchema = z.object({
  id: z.string(),
  nome: z.string(),
  email: z.string(),
  doisFatores: z.boolean(),
});

export const sessaoSchema = z.object({
  usuario: usuarioDaSessaoSchema.nullable(),
  papeis: z.array(z.string()),
  papeisSuspensos: z.array(z.string()).describe('Papéis que só valem depois de ativar a verificação em duas etapas'),
  permissoes: z.array(z.string()),
  pendencias: z.array(z.string()).describe('Os módulos em que algo pode esperar por esta pessoa'),
  avisosNaoLidos: z.number().int().describe('Do sino; 0 para quem não entrou'),
  visoesPadrao: z.array(visaoPadraoSchema).describe('A visão com que cada lista abre'),
  preferencias: preferenciasSchema.describe('O que a pessoa escolheu sobre menus, teclas e página inicial'),
  primeiroAcesso: z.boolean().describe('Ainda não há usuário nenhum'),
  sindicato: z.object({
    nome: z.string(),
    sigla: z.string(),
    telefone: z.string(),
    email: z.string(),
    serviceDesk: z.string(),
    marca: z.string().describe('O que fica no lugar do nome do produto'),
    cores: z.array(z.string()).describe('As três cores da faixa; vazio: as do produto'),
    logo: z
      .object({ endereco: z.string(), largura: z.number().int(), altura: z.number().int() })
      .nullable()
      .describe('Endereço da imagem, que pode ser guardada para sempre'),
  }),
  ambiente: z.enum(['desenvolvimento', 'producao', 'demonstracao']),
  demonstracao: z
    .array(z.object({ nome: z.string(), email: z.string(), senha: z.string(), rotulo: z.string() }))
    .nullable()
    .describe('Contas oferecidas na entrada da demonstração; null em qualquer outra instalação'),
  emailConfigurado: z.boolean(),
  hoje: z.string().describe('YYYY-MM-DD em São Paulo'),
  periodoFinanceiro: z
    .object({ inicio: z.number().int(), fim: z.number().int() })
    .describe('Primeiro e último dia do mês financeiro'),
  aoVivo: z.string().nullable().describe('Posição dos avisos de mudança: /ao-vivo?desde=… conta o que mudou depois'),
});
export type Sessao = z.output<typeof sessaoSchema>;

export const sessaoContract = {
  get: op('public', {
    method: 'GET',
    path: '/sessao',
    summary: 'O que as telas precisam para começar: quem entrou, seus papéis, o sindicato e o ambiente.',
    input: noInput(),
    output: sessaoSchema,
  }),
  primeiroAcesso: op('public', {
    method: 'POST',
    path: '/primeiro-acesso',
    summary: 'Cria o primeiro gestor do sistema com o código que está no log do servidor.',
    input: createInput({
      codigo: field.text(40),
      nome: field.text(200),
      email: emailDigitado(),
      senha: senhaDigitada(),
    }),
    output: z.object({ id: z.string(), email: z.string() }),
    errors: [
      sessaoErrors.codigo_invalido.code,
      sessaoErrors.encerrado.code,
      contaErrors.email_invalido.code,
      contaErrors.senha_fraca.code,
      contaErrors.muitas_tentativas.code,
    ],
  }),
};
