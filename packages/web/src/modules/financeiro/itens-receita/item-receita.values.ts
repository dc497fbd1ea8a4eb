/** A revenue item as its form holds it: '' for an empty text, null for an empty choice. */
import type { ItemReceita } from '@sede/domain/modules/financeiro/itens-receita';
import { NO_CHOICE } from '#platform/ui/form/formValues.ts';

export const NO_ITEM_RECEITA = { tipo: NO_CHOICE, nome: '', descricao: '' };
export type ItemReceitaValues = typeof NO_ITEM_RECEITA;

export const valuesOf = ({ tipo, nome, descricao }: ItemReceita): ItemReceitaValues => ({ tipo, nome, descricao });
