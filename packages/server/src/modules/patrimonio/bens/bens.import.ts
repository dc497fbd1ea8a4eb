/**
 * Assets of the old system, with their files and told history. Nothing is refused.
 *
 * What the form would ask for and this one lacks, and a number that cannot be read or that another has: it comes 'a conferir', outside the
 * unique index, and its next save asks for it. The newest come first, so that of a repeated number the newest keeps it. A user who is no
 * employee stays as a text, words of no list join its disabled ones. Source: spec 3 §3, §4, §7; decisions-sindical-contratos-patrimonio (Import).
 */
import { isCnpj, normaliseCpfCnpj, normaliseText } from '@sede/domain/kernel';
import {
  BEM_FIELDS,
  BENS_FILE_RULE,
  type ClasseDoBem,
  faltasDoBem,
  isFinal,
  isNumeroDePatrimonio,
  MAX_ANEXOS_DO_BEM,
  MAX_DESCRICAO_DO_BEM,
  MAX_ESPECIFICACAO,
  patrimonioSettings,
  SITUACOES_DA_CLASSE,
  type SituacaoDoBem,
  situacaoInicial,
} from '@sede/domain/modules/patrimonio/bens';
import { sql } from 'kysely';
import { readAutor } from '#modules/acesso/usuarios/index.ts';
import { readPalavra } from '#modules/sistema/configuracoes/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { type ExportFields, type ImportContext, type ImportSource, TolerantFields } from '#platform/import/index.ts';
import { antigos, HISTORICO, historicoAntigo, maisNovo, PATRIMONIO, usuarioAntigo } from '../patrimonio.import.ts';
import { bens } from './bem.record.ts';
import { arquivosDoBem } from './bens.store.ts';

const AREA = 'bens';
const SEM_TIPO = 'Não informado';
const TIPO = {
  campo: 'tipo_objeto',
  lista: 'tiposDeBem',
  desabilitadas: 'tiposDeBemDesabilitados',
  max: 100,
  onde: 'no bem',
} as const;
const SETOR = {
  campo: 'setor_alocado',
  lista: 'setoresDoPatrimonio',
  desabilitadas: 'setoresDoPatrimonioDesabilitados',
  max: 100,
  onde: 'no bem',
} as const;

async function hasNumero(tx: Tx, numero: string): Promise<boolean> {
  const { rows } = await sql`select from bens where n_patrimonio::bigint = ${numero}::bigint
    and situacao_base not in ('Descartado', 'Devolvido') and not ('nPatrimonio' = any (a_conferir))`.execute(tx);
  return rows.length > 0;
}

/** Digits, as they stood; a number that cannot be read is noted. */
function readNumero({ fields, notes }: TolerantFields): string | null {
  const text = fields.text('n_patrimonio', 100);
  if (text === null || isNumeroDePatrimonio(text)) return text;
  notes.push(`Número de patrimônio no sistema anterior: ${text}`);
  return null;
}

/** A number lost its zeros in front. */
function readCnpj({ fields, notes }: TolerantFields): { cnpj: string | null; classe: ClasseDoBem } {
  const text = fields.text('cnpj', 60);
  if (text === null) return { cnpj: null, classe: 'pessoa' };
  const cnpj = normaliseCpfCnpj(text).padStart(14, '0');
  if (isCnpj(cnpj)) return { cnpj, classe: 'predial' };
  notes.push(`CNPJ no sistema anterior: ${text}`);
  return { cnpj: null, classe: 'predial' };
}

function readSituacao(fields: ExportFields, classe: ClasseDoBem, comUsuario: boolean): SituacaoDoBem {
  const text = fields.text('status', 100);
  const palavras: readonly SituacaoDoBem[] = SITUACOES_DA_CLASSE[classe];
  const achada = palavras.find((uma) => normaliseText(uma) === normaliseText(text ?? ''));
  const senao = situacaoInicial(classe, comUsuario);
  if (!achada && text !== null) fields.remark(`status '${text}' não existe para bens desta classe: ficou ${senao}`);
  return achada ?? senao;
}

async function importBem(context: ImportContext, fields: ExportFields): Promise<string> {
  const { tx, now, chave, keepFiles } = context;
  const campos = new TolerantFields(fields);
  const { cnpj, classe } = readCnpj(campos);
  const nPatrimonio = readNumero(campos);
  const usuario = await usuarioAntigo(context, fields);
  const situacaoBase = readSituacao(fields, classe, usuario.idUsuario !== null || usuario.usuarioNome !== null);
  const tipoObjeto = await readPalavra(tx, fields, patrimonioSettings, TIPO);
  const lidos = {
    ...{ classe, cnpj, nPatrimonio, tipoObjeto, situacaoBase },
    ...{ empresa: fields.text('empresa', 200), responsavel: fields.text('responsavel', 200) },
    ...{ dataAlocacao: campos.day('data_alocacao'), retorno: campos.day('retorno') },
    dataDescarte: isFinal(situacaoBase) ? campos.day('data_descarte') : null,
    ...{ dataAquisicao: null, garantiaAte: null },
  };
  const faltas = new Map(
    Object.keys(faltasDoBem(lidos, now.slice(0, 10))).map((campo) => [campo, 'falta ou não é válido']),
  );
  if (nPatrimonio !== null && !isFinal(situacaoBase) && (await hasNumero(tx, nPatrimonio)))
    faltas.set('nPatrimonio', 'repete o de outro bem');
  for (const [campo, motivo] of faltas) fields.remark(`${campo}: ${motivo}; a conferir`);
  const setorAlocado = await readPalavra(tx, fields, patrimonioSettings, SETOR);
  const anexos = await keepFiles(BENS_FILE_RULE, fields.liveFiles('anexos').slice(0, MAX_ANEXOS_DO_BEM));
  const [nSerie, descricaoBem] = [fields.text('n_serie', 100), fields.text('descricao_bem', MAX_DESCRICAO_DO_BEM)];
  const dataCadastro = campos.safely('data_cadastro', () => fields.instant('data_cadastro')) ?? now;
  const autor = await readAutor(context, fields);
  const especificacao = [fields.text('especificacao', MAX_ESPECIFICACAO), ...campos.notes].filter(Boolean).join('\n');
  const { id } = await bens.insert(
    { tx },
    {
      ...{
        ...lidos,
        ...usuario,
        idOrigem: chave,
        tipoObjeto: tipoObjeto ?? SEM_TIPO,
        setorAlocado,
        nSerie,
        descricaoBem,
      },
      especificacao: especificacao.slice(0, MAX_ESPECIFICACAO).toWellFormed() || null,
      ...{ dataCadastro, autor, aConferir: [...faltas.keys()] },
      historicoAnterior: historicoAntigo(context, AREA, BEM_FIELDS),
    },
  );
  await arquivosDoBem.linkAnexos(tx, [id], anexos);
  return id;
}

export const bensImportSource: ImportSource = {
  order: 400,
  area: AREA,
  also: [PATRIMONIO, HISTORICO],
  table: 'bens',
  records: (exported) => antigos(exported, AREA, maisNovo('data_cadastro')),
  importRecord: importBem,
};
