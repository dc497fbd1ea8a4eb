/** The home page's worklist. Source: issue 3; spec 1 §2.7. */
import { createInput, field, noInput, op } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { z } from 'zod';

const pendenciasSchema = z.object({
  itens: z.array(
    z.object({
      id: z.string().describe('Qual pendência, por exemplo despesas.vencidas'),
      quantidade: z.number().int().describe('O total da lista que ela abre'),
      texto: z.string().describe('O que vem depois do número: despesas vencidas'),
      curto: z.string().describe('O mesmo ao lado do nome da página, nos menus: vencidas'),
      pagina: z.string().describe('A página do menu de que é o contador'),
      tom: z.enum(['atrasado', 'hoje', 'espera', 'neutro']),
      caminho: z.string().describe('A tela da lista'),
      busca: z.record(z.string(), z.string()).describe('Os parâmetros da tela, filtrada como se contou'),
      valor: z.number().int().nullable().describe('Centavos; a soma líquida da lista, onde há'),
    }),
  ),
  paginas: z.array(z.string()).describe('As páginas em que algo pode esperar por quem pergunta, também sem nada agora'),
  hoje: z.string().describe('YYYY-MM-DD: o dia em que se contou'),
});

const fixadasSchema = z.object({
  itens: z.array(
    z.object({
      id: z.string(),
      nome: z.string(),
      lista: z.string().describe('A operação da lista: despesas.list'),
      consulta: z.record(z.string(), z.string()).describe('Os parâmetros da tela'),
      total: z.number().int().nullable().describe('O que a lista mostra com ela; null: a lista não a entende mais'),
      valor: z.number().int().nullable().describe('Centavos; a soma líquida da lista, onde há'),
    }),
  ),
});

export const inicioContract = {
  pendencias: op('inicio.ver', {
    method: 'GET',
    path: '/inicio/pendencias',
    whole: true,
    summary: 'Conta o que espera por quem pergunta; cada número é o total da lista que ele abre.',
    input: noInput(),
    output: pendenciasSchema,
  }),
  fixadas: op('inicio.ver', {
    method: 'GET',
    path: '/inicio/fixadas',
    whole: true,
    summary: 'As visões que quem pergunta fixou no início, contadas pela própria lista.',
    input: noInput(),
    output: fixadasSchema,
  }),
  fixar: op('inicio.ver', {
    method: 'POST',
    path: '/inicio/fixadas',
    summary: 'Fixa uma visão no início e nos menus de quem pede, ou a tira de lá.',
    input: createInput({ visao: field.id(), fixada: field.bool() }),
    output: z.object({ visao: z.string(), fixada: z.boolean() }),
    errors: [platformErrors.nao_encontrado.code],
  }),
};
