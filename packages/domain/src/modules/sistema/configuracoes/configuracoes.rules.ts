/**
 * Rules of kinds of settings, and how a value reads in words (defaults, history, audit). No zod.
 *
 * Colours are '#rrggbb'; white text stands on the middle one, so it must have 4.5:1 against white (WCAG AA).
 * Source: decisions §1 (colours), §3, §7; spec 1 §2.5.
 */
import { type Role, roleLabel } from '@sede/domain/access';
import {
  formatCnpj,
  formatDataBr,
  formatPhone,
  formatReais,
  isCalendarDate,
  isCentavos,
  isPhone,
  OBRIGATORIO,
  SEM_VALOR,
} from '@sede/domain/kernel';
import type { SettingKind, SettingShape } from '@sede/domain/manifest';
import { configuracoesMessages } from './configuracoes.messages.ts';
import { configuracoesSettings } from './configuracoes.settings.ts';

const HEX = /^#[0-9a-f]{6}$/;
const CONTRASTE = 4.5;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 (white itself) to 21 (black). */
const contrasteComBranco = (hex: string): number => 1.05 / (luminance(hex) + 0.05);

/** The message of three colours that cannot be taken, or null. */
export function erroCores(cores: readonly string[]): string | null {
  if (cores.length !== 3) return 'Informe três cores.';
  if (!cores.every((cor) => HEX.test(cor))) return 'Use cores como #1d4f91.';
  const [, meio = ''] = cores;
  return contrasteComBranco(meio) < CONTRASTE
    ? 'A cor do meio é clara demais: o texto branco dos botões não seria legível sobre ela.'
    : null;
}

/** A union may also answer at a 0800 or 0300 number, which is no telephone of a person. */
export const erroTelefoneSindicato = (value: string): 'invalido' | null =>
  value === '' || isPhone(value) || /^0[38]00[\s.-]?\d{3}[\s.-]?\d{3,4}$/.test(value) ? null : 'invalido';

const TEXTOS: readonly SettingKind[] = ['texto', 'paragrafos', 'cnpj', 'telefone', 'email', 'endereco'];
/** Kept as text: '' when there is none. */
export const isTexto = ({ tipo }: Pick<SettingShape, 'tipo'>): boolean => TEXTOS.includes(tipo);

/** A list with nothing in it means something: nobody, none. */
const PODEM_FALTAR: readonly SettingKind[] = ['simNao', 'desabilitadas', 'emails', 'papeis'];

/** The message of a setting whose value is empty and must not be, or null. The schemas of all kinds refuse the same. */
export function erroDeVazio(setting: Pick<SettingShape, 'tipo' | 'obrigatorio'>, valor: unknown): string | null {
  const { tipo, obrigatorio = false } = setting;
  if (isTexto(setting)) return obrigatorio && String(valor ?? '').trim() === '' ? OBRIGATORIO : null;
  if (PODEM_FALTAR.includes(tipo)) return null;
  if (tipo === 'lista') return Array.isArray(valor) && valor.length > 0 ? null : configuracoesMessages.listaVazia;
  return valor === null || valor === undefined ? OBRIGATORIO : null;
}

const joined = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : 'nenhum';

const WORDS: Record<SettingKind, (value: unknown) => string> = {
  texto: (value) => (value === '' ? SEM_VALOR : String(value)),
  paragrafos: (value) => (value === '' ? SEM_VALOR : String(value)),
  email: (value) => (value === '' ? SEM_VALOR : String(value)),
  endereco: (value) => (value === '' ? SEM_VALOR : String(value)),
  telefone: (value) => (value === '' ? SEM_VALOR : formatPhone(String(value))),
  cnpj: (value) => (value === '' ? SEM_VALOR : formatCnpj(String(value))),
  simNao: (value) => (value === true ? 'Sim' : 'Não'),
  data: (value) => (isCalendarDate(value) ? formatDataBr(value) : String(value)),
  inteiro: (value) => String(value),
  dinheiro: (value) => (isCentavos(value) ? formatReais(value) : String(value)),
  cores: joined,
  lista: joined,
  desabilitadas: joined,
  emails: joined,
  papeis: (value) => joined(Array.isArray(value) ? value.map((papel) => roleLabel(papel as Role)) : []),
  periodo(value) {
    const { inicio, fim } = (value ?? {}) as { inicio?: unknown; fim?: unknown };
    return `do dia ${String(inicio)} ao dia ${String(fim)}`;
  },
};

/** 'Sim', 'do dia 21 ao dia 20', 'Ordinária, Extraordinária': a value as the screens say it; '—' when there was none. */
export const describeSetting = ({ tipo }: Pick<SettingShape, 'tipo'>, valor: unknown): string =>
  valor === null || valor === undefined ? SEM_VALOR : WORDS[tipo](valor);

/** A word that stands in both halves of a list, whatever its capitals; null when none does. */
export function palavraNasDuas(habilitadas: readonly string[], desabilitadas: readonly string[]): string | null {
  const key = (palavra: string) => palavra.toLocaleLowerCase('pt-BR');
  const offered = new Set(habilitadas.map(key));
  return desabilitadas.find((palavra) => offered.has(key(palavra))) ?? null;
}

interface Palavras {
  habilitadas: readonly string[];
  desabilitadas: readonly string[];
}

/** Words that a change would make vanish: those must not be in use. */
export function lostWords(antes: Palavras, depois: Palavras): string[] {
  const kept = new Set([...depois.habilitadas, ...depois.desabilitadas]);
  return [...antes.habilitadas, ...antes.desabilitadas].filter((palavra) => !kept.has(palavra));
}

/** '(61) 3216-0000 ou contato@…': whom people without an account are sent to. */
export const contatoDoSindicato = ({ telefone, email }: { telefone: string; email: string }): string =>
  [telefone && formatPhone(telefone), email].filter(Boolean).join(' ou ') || 'o sindicato';

/** What stands for the product in the top bar: short name, else the union's name, else 'Sede'. */
export const marcaDaInstalacao = (nome: string, sigla: string): string =>
  sigla || (nome === configuracoesSettings.nomeSindicato.padrao ? 'Sede' : nome);
