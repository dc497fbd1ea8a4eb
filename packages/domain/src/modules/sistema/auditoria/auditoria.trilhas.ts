/**
 * How the trail's entries read: what changed, field by field in words, and the record by the name that people know.
 *
 * What a table is called and what its fields are, its module declares (`AuditTrail`); a column that no field names is
 * shown by its own name, so that nothing that was written is left out. No zod. Source: issue 3 (audit trail, readable).
 */
import {
  describeValue,
  diffRecords,
  type FieldChange,
  type FieldSpec,
  type FieldSpecs,
  maskFields,
  SEM_VALOR,
} from '@sede/domain/kernel';
import type { ModuleDirectory } from '@sede/domain/manifest';
import { describeSetting } from '../configuracoes/index.ts';

export const VALORES_ACAO = ['criar', 'alterar', 'excluir'] as const;
export const ACOES_AUDITORIA = [
  { valor: 'criar', rotulo: 'Criação' },
  { valor: 'alterar', rotulo: 'Alteração' },
  { valor: 'excluir', rotulo: 'Exclusão' },
] as const;

export const rotuloDaTabela = ({ auditedTables }: ModuleDirectory, tabela: string): string =>
  auditedTables[tabela]?.rotulo ?? tabela.replaceAll('_', ' ');

type Estado = Readonly<Record<string, unknown>> | null;
export interface EntradaCrua {
  tabela: string;
  acao: 'criar' | 'alterar' | 'excluir';
  /** Column names in camelCase. */
  antes: Estado;
  depois: Estado;
}

/** The table's fields, as this entry may be told. */
function specsOf({ auditedTables, secretFiles }: ModuleDirectory, { tabela, antes, depois }: EntradaCrua): FieldSpecs {
  const { specs = {}, secretBy } = auditedTables[tabela] ?? {};
  if (!secretBy) return specs;
  const { word, masked } = secretBy;
  const isSecret = [antes, depois].some((row) => secretFiles.has(String(row?.[word])));
  return isSecret ? maskFields(specs, masked) : specs;
}

/** The platform's own columns. */
const TECNICAS = ['id', 'versao', 'criadoEm', 'criadoPor', 'atualizadoEm', 'atualizadoPor', 'idOrigem'];
const SO_TEXTO: FieldSpec = { rotulo: '', tipo: 'texto' };
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** 'numeroParcela' → 'Numero parcela': for a column that no field names. */
const nomeDaColuna = (campo: string): string => {
  const words = campo.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const texto = (value: unknown, names: ReadonlyMap<string, string>): string => {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'string') return UUID.test(value) ? (names.get(value) ?? value) : value || SEM_VALOR;
  return value === null || value === undefined ? SEM_VALOR : JSON.stringify(value);
};

function daConfiguracao({ settings }: ModuleDirectory, { acao, antes, depois }: EntradaCrua): FieldChange[] {
  const chave = (depois ?? antes)?.chave;
  if (typeof chave !== 'string') return [];
  const setting = settings[chave];
  if (!setting) return [{ campo: chave, rotulo: chave, de: SEM_VALOR, para: texto(depois?.valor, new Map()) }];
  const { rotulo, padrao } = setting;
  const de = describeSetting(setting, acao === 'criar' ? padrao : antes?.valor);
  return [{ campo: chave, rotulo, de, para: describeSetting(setting, depois?.valor) }];
}

/** What an entry changed, field by field in words; of a beginning what it began with, of an end what stood there. */
export function mudancasDaEntrada(
  directory: ModuleDirectory,
  entrada: EntradaCrua,
  names: ReadonlyMap<string, string>,
): FieldChange[] {
  if (entrada.tabela === 'configuracoes') return daConfiguracao(directory, entrada);
  const { tabela, antes, depois } = entrada;
  const { ocultas = [] } = directory.auditedTables[tabela] ?? {};
  const specs = specsOf(directory, entrada);
  const known = diffRecords(specs, antes, depois, names);
  const others = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])]
    .filter((campo) => !(campo in specs) && !TECNICAS.includes(campo) && !ocultas.includes(campo))
    .filter((campo) => JSON.stringify(antes?.[campo] ?? null) !== JSON.stringify(depois?.[campo] ?? null))
    .map((campo) => ({
      campo,
      rotulo: nomeDaColuna(campo),
      de: texto(antes?.[campo], names),
      para: texto(depois?.[campo], names),
    }));
  // A record that began says nothing of what it began without, one that ended of what it had not; behind a mask something changed.
  return [...known, ...others].filter(({ campo, de, para }) => de !== para || specs[campo]?.mascarado);
}

/** The record by the name that people know it by; '' when the entry has none. */
export function nomeDoRegistro(
  directory: ModuleDirectory,
  entrada: EntradaCrua,
  names: ReadonlyMap<string, string>,
): string {
  const { auditedTables, settings } = directory;
  const { tabela, antes, depois } = entrada;
  const row = depois ?? antes;
  if (!row) return '';
  if (tabela === 'configuracoes') {
    const chave = String(row.chave);
    return settings[chave]?.rotulo ?? chave;
  }
  const { nome, nomeDe } = auditedTables[tabela] ?? {};
  const specs = specsOf(directory, entrada);
  if (nomeDe !== undefined) return names.get(String(row[nomeDe])) ?? '';
  return nome === undefined || !row[nome] ? '' : describeValue(specs[nome] ?? SO_TEXTO, row[nome], names);
}

/** Ids of other records in an entry, whose names the reader needs. */
export const referenciasDe = ({ antes, depois }: EntradaCrua): string[] =>
  [antes, depois].flatMap((row) =>
    Object.entries(row ?? {}).flatMap(([campo, value]) =>
      typeof value === 'string' && UUID.test(value) && !TECNICAS.includes(campo) ? [value] : [],
    ),
  );
