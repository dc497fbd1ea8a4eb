/**
 * An entry of the user's log in words, with what the log itself keeps beside the act: the CPF that was searched for and
 * the screen whose box it was typed into. No zod. Source: spec 1 §3.2; decisions §6 (a CPF search is logged).
 */
import { formatCpf } from '@sede/domain/kernel';
import type { ModuleDirectory } from '@sede/domain/manifest';
import { logText } from '../../acesso/usuarios/usuario.lists.ts';

export interface EntradaDoLog {
  tipo: string;
  arquivo: string | null;
  /** Of a CPF search: 11 digits, and the contract key of the module that was searched. */
  cpf?: string | null;
  tela?: string | null;
}

/** Searched for among others in a box, or looked up by itself (the text's 'Pesquisa por CPF'). */
const BUSCAS: Readonly<Record<string, string>> = { busca_cpf: 'Procurou', 'Pesquisa por CPF': 'Pesquisou' };

/** 'Procurou o CPF 529.982.247-25 em Beneficiários'; everything else as `logText` says it. */
export function textoDoLog({ labelOf }: ModuleDirectory, { tipo, arquivo, cpf, tela }: EntradaDoLog): string {
  const verbo = BUSCAS[tipo];
  if (!verbo || !cpf) return logText({ tipo, arquivo });
  return `${verbo} o CPF ${formatCpf(cpf)}${tela ? ` em ${labelOf(tela)}` : ''}`;
}
