/**
 * Authorities of the old system. Refused is only one without a name. Remarked: a party or religion that is in no list (it joins the
 * disabled words), a second current office (the first stays), a telephone or e-mail that is none (stays as it was), a text cut, an age that
 * is no number. A photo is drawn anew like any other.
 *
 * An age comes with the year of the record's last change, in which it was said. The fields that carried the union's name are known by how
 * they begin. Source: spec 3 §3, §7; decisions-sindical-contratos-patrimonio (Import).
 */
import { isEmail, normaliseEmail, normalisePhone } from '@sede/domain/kernel';
import {
  ARQUIVOS_DA_AUTORIDADE,
  autoridadesSettings,
  CAMPOS_LIVRES,
  FOTO_DA_AUTORIDADE,
  MAX_CARGOS,
  MAX_TEXTO_LIVRE,
} from '@sede/domain/modules/sindical/autoridades';
import { readPalavra } from '#modules/sistema/configuracoes/index.ts';
import {
  asNode,
  children,
  type ExportFields,
  type ImportSource,
  Refusal,
  readText,
  readYes,
} from '#platform/import/index.ts';
import { autoridades } from './autoridade.record.ts';
import { arquivosDaAutoridade, type CargoEnviado, replaceCargos } from './autoridades.store.ts';
import { drawFotos } from './foto.ts';

const FOTO = { ...FOTO_DA_AUTORIDADE, modulo: ARQUIVOS_DA_AUTORIDADE.modulo };

const PARTIDO = {
  campo: 'partido',
  lista: 'partidos',
  desabilitadas: 'partidosDesabilitados',
  max: 60,
  onde: 'no perfil',
} as const;
const RELIGIAO = {
  campo: 'religiao',
  lista: 'religioes',
  desabilitadas: 'religioesDesabilitadas',
  max: 60,
  onde: 'no perfil',
  sensivel: true,
} as const;

const snake = (campo: string) => campo.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** 'agendas_com_o_<sindicato>': by its beginning. */
const DO_SINDICATO: Readonly<Record<string, RegExp>> = {
  agendasComOSindicato: /^agendas_com_o_/,
  possivelAgendaFuturaComOSindicato: /^possivel_agenda_futura_com_o_/,
};

function readLivres(fields: ExportFields) {
  const antigo = (campo: string) => {
    const named = DO_SINDICATO[campo];
    return named ? (fields.names().find((name) => named.test(name)) ?? snake(campo)) : snake(campo);
  };
  return Object.fromEntries(
    CAMPOS_LIVRES.map((campo) => [campo, fields.text(antigo(campo), MAX_TEXTO_LIVRE)]),
  ) as Record<(typeof CAMPOS_LIVRES)[number], string | null>;
}

function kept(fields: ExportFields, campo: string, max: number, read: (text: string) => string | null): string | null {
  const text = fields.text(campo, max);
  if (text === null) return null;
  const value = read(text);
  if (value === null) fields.remark(`${campo} não é válido: ficou como estava`);
  return value ?? text;
}
const telefone = (fields: ExportFields, campo: string) => kept(fields, campo, 30, normalisePhone);
const email = (fields: ExportFields, campo: string) =>
  kept(fields, campo, 254, (text) => (isEmail(text) ? normaliseEmail(text) : null));

/** The day on which the record last changed, else that of its making; null where neither can be read. */
function readDia(fields: ExportFields): string | null {
  for (const campo of ['data_atualizacao', 'data_criacao']) {
    try {
      const dia = fields.day(campo);
      if (dia !== null) return dia;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fields.remark(`${campo} ilegível`);
    }
  }
  return null;
}

function readIdade(fields: ExportFields): { idadeInformada: number | null; idadeAno: number | null } {
  const text = readText(fields.raw('idade'));
  const [digits] = /\d{1,3}/.exec(text) ?? [];
  const idade = Number(digits);
  if (text === '') return { idadeInformada: null, idadeAno: null };
  if (digits === undefined || idade > 150) {
    fields.remark(`idade '${text.slice(0, 40)}' não é um número`);
    return { idadeInformada: null, idadeAno: null };
  }
  const ano = Number(readDia(fields)?.slice(0, 4) ?? Number.NaN);
  return { idadeInformada: idade, idadeAno: ano >= 1900 && ano <= 2200 ? ano : null };
}

function readCargos(fields: ExportFields): CargoEnviado[] {
  const cargos: CargoEnviado[] = [];
  for (const [, value] of children(fields.raw('cargos'))) {
    const row = asNode(value);
    const word = (campo: string, max: number) => {
      const whole = readText(row[campo]);
      if (whole.length > max) fields.remark(`cargos: ${campo} cortado em ${max} caracteres`);
      return whole.slice(0, max).toWellFormed() || null;
    };
    const cargo = word('cargo', 200);
    const tempo = word('tempo', 100);
    const colegioEleitoral = word('colegio_eleitoral', 200);
    if (cargo === null && tempo === null && colegioEleitoral === null) continue;
    const marcado = readYes(row.atual);
    const atual = marcado && !cargos.some((one) => one.atual);
    if (marcado && !atual) fields.remark(`dois cargos atuais: '${cargo ?? ''}' ficou como anterior`);
    cargos.push({ cargo: cargo ?? 'Cargo não informado', tempo, colegioEleitoral, atual });
  }
  if (cargos.length > MAX_CARGOS) fields.remark(`${cargos.length} cargos: ficaram os ${MAX_CARGOS} primeiros`);
  return cargos.slice(0, MAX_CARGOS);
}

export const autoridadesImportSource: ImportSource = {
  order: 420,
  area: 'autoridades_politicas',
  table: 'autoridades',
  async importRecord({ tx, chave, keepFiles, keepMade }, fields) {
    const [nome, politico] = [fields.text('nome', 200), fields.text('nome_politico', 200)];
    const algum = nome ?? politico;
    if (algum === null) throw new Refusal('falta nome');
    const [foto] = await keepMade(FOTO, fields.files('photo').slice(0, 1), async (bytes) => {
      const { foto: grande, miniatura } = await drawFotos(bytes);
      return [grande, miniatura];
    });
    const { id } = await autoridades.insert(
      { tx },
      {
        idOrigem: chave,
        nome: algum,
        nomePolitico: politico ?? algum,
        ...readIdade(fields),
        fotoId: foto?.[0] ?? null,
        miniaturaId: foto?.[1] ?? null,
        partido: await readPalavra(tx, fields, autoridadesSettings, PARTIDO),
        exerceMandato: fields.yes('exerce_mandato'),
        telPrimario: telefone(fields, 'tel_primario'),
        telSecundario: telefone(fields, 'tel_secundario'),
        emailPrimario: email(fields, 'email_primario'),
        emailSecundario: email(fields, 'email_secundario'),
        religiao: await readPalavra(tx, fields, autoridadesSettings, RELIGIAO),
        parentesco: fields.text('parentesco', MAX_TEXTO_LIVRE),
        ...readLivres(fields),
      },
    );
    await replaceCargos(tx, id, readCargos(fields));
    await arquivosDaAutoridade.linkAnexos(tx, [id], await keepFiles(ARQUIVOS_DA_AUTORIDADE, fields.files('anexos')));
    return id;
  },
};
