/** What the analysis is asked. Source: spec 1 §2.14. */
import { param } from '@sede/domain/contract';
import { lancamentosFiltros } from '../relatorio-despesas/lancamento.schema.ts';
import { CAMPOS_ANALISE } from './analise.lists.ts';

export const analiseInput = { ...lancamentosFiltros, campo: param.oneOf(CAMPOS_ANALISE).default('itemDespesa') };
