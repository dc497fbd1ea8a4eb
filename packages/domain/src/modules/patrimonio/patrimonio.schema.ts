/** Fields that several inputs of the area take: days, hours, texts, all open, since what is missing is told of the whole record at once ('Obrigatorio'). Source: spec 3 §5, §9. */
import { field } from '@sede/domain/contract';
import { z } from 'zod';
import { HORA_INVALIDA } from './patrimonio.messages.ts';
import { isHora } from './patrimonio.rules.ts';

export const diaField = () => field.date().nullable().optional();
export const textoField = (max: number) => field.optionalText(max).optional();
/** 'HH:MM' on the wall in São Paulo. */
export const horaField = () =>
  z.string().refine(isHora, HORA_INVALIDA).describe('HH:MM, em São Paulo').nullable().optional();
/** A chosen employee, or nobody. */
export const pessoaField = () => field.id().nullable().optional();
