/**
 * What an asset lacks, or what of it cannot be: asked by the form as it is typed, and by the server of the whole record at each save.
 *
 * In: the values as they will stand. Out: field → message. A person's asset has a number, a building company and CNPJ; a discarded one
 * the day of it. Days are calendar dates of São Paulo. Source: spec 3 §4, §5; decisions-sindical-contratos-patrimonio (Assets); invariants D1, D5.
 */
import { isCnpj } from '@sede/domain/kernel';
import type { ClasseDoBem, SituacaoDoBem } from './bem.lists.ts';
import { isDaClasse, isNumeroDePatrimonio } from './bem.rules.ts';
import { bensMessages as messages } from './bens.messages.ts';

export interface DadosDoBem {
  classe: ClasseDoBem;
  tipoObjeto: string | null;
  nPatrimonio: string | null;
  empresa: string | null;
  cnpj: string | null;
  responsavel: string | null;
  dataAlocacao: string | null;
  retorno: string | null;
  /** null: the usual one of the class. */
  situacaoBase: SituacaoDoBem | null;
  dataDescarte: string | null;
  dataAquisicao: string | null;
  garantiaAte: string | null;
}

const EXIGIDOS = ['tipoObjeto', 'responsavel'] as const;
const DA_CLASSE = { pessoa: ['nPatrimonio'], predial: ['empresa', 'cnpj'] } as const;

export function faltasDoBem(dados: DadosDoBem, hoje: string): Record<string, string> {
  const { classe, nPatrimonio, cnpj, dataAlocacao, retorno, situacaoBase, dataDescarte, dataAquisicao } = dados;
  const faltas: Record<string, string> = {};
  for (const campo of [...EXIGIDOS, ...DA_CLASSE[classe]])
    if (dados[campo] === null || dados[campo] === '') faltas[campo] = messages.obrigatorio;
  if (nPatrimonio && !isNumeroDePatrimonio(nPatrimonio)) faltas.nPatrimonio = messages.soDigitos;
  if (cnpj && classe === 'pessoa') faltas.cnpj = messages.cnpjSoPredial;
  else if (cnpj && !isCnpj(cnpj)) faltas.cnpj = messages.cnpjInvalido;
  if (retorno && dataAlocacao && retorno < dataAlocacao) faltas.retorno = messages.retornoAntes;
  if (dados.garantiaAte && dataAquisicao && dados.garantiaAte < dataAquisicao)
    faltas.garantiaAte = messages.garantiaAntes;
  if (situacaoBase && !isDaClasse(situacaoBase, classe)) faltas.situacaoBase = messages.situacaoDeOutraClasse;
  if (situacaoBase === 'Descartado' && !dataDescarte) faltas.dataDescarte = messages.obrigatorio;
  else if (dataDescarte && dataDescarte > hoje) faltas.dataDescarte = messages.fimFuturo(classe === 'predial');
  return faltas;
}
