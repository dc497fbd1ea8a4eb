/**
 * Shapes of a person's preferences: as they are read, and as one part of them is replaced.
 *
 * Each part is kept by itself, so that two windows that change different parts both keep theirs.
 * Source: access/preferences.ts.
 */
import { MAX_ESTRELAS, MAX_PREFERIDOS } from '@sede/domain/access';
import { createInput, field } from '@sede/domain/contract';
import { z } from 'zod';

const endereco = z.string().regex(/^\/[a-zA-Z0-9/-]{1,80}$/, 'Endereço inválido.');
const distinct = (values: string[]) => new Set(values).size === values.length;
const many = <T extends z.ZodType<string>>(one: T, max: number) =>
  z.array(one).max(max, `No máximo ${max}.`).refine(distinct, 'Há valores repetidos.');

/** '/financial', or a word of the program: 'sistema'. */
const nomeDaSecao = z.string().regex(/^\/?[a-zA-Z0-9-]{1,40}$/, 'Seção inválida.');

const secao = {
  estrelas: many(endereco, MAX_ESTRELAS),
  fixada: field.bool(),
  fechados: many(field.text(40), MAX_PREFERIDOS),
};
const inicio = { ordem: many(endereco, MAX_PREFERIDOS), ocultas: many(endereco, MAX_PREFERIDOS) };

export const preferenciasSchema = z.object({
  teclasDeLetra: z.boolean().describe('Letras sozinhas são atalhos'),
  secoes: z.record(z.string(), z.object(secao)).describe('Por seção: páginas à vista, menu fixado, grupos recolhidos'),
  inicio: z.object(inicio).describe('Áreas da página inicial: ordem e ocultas'),
});

/** What of them is replaced; at least one part. */
export const preferirInput = () =>
  createInput({
    teclasDeLetra: field.bool().optional(),
    secao: z.strictObject({ nome: nomeDaSecao, ...secao }).optional(),
    inicio: z.strictObject(inicio).optional(),
  });
