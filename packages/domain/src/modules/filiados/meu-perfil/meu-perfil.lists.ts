/**
 * The member's own page: which nine fields they change themselves, which others they see and may ask to be corrected. No zod.
 *
 * Labels are the record's. Source: spec 2 §2 (Own profile); decisions-members (Account).
 */
import { FILIADO_FIELDS } from '../filiados/filiado.lists.ts';

const F = FILIADO_FIELDS;

/** The text's nine fields, in its order. */
export const PERFIL_FIELDS = {
  nomeCompleto: F.nomeCompleto,
  email: F.email,
  cep: F.cep,
  logradouro: F.logradouro,
  bairro: F.bairro,
  cidade: F.cidade,
  estado: F.estado,
  telCelular: F.telCelular,
  telFixo: F.telFixo,
} as const;

/** Shown read-only; each may be asked to be corrected. */
export const OUTROS_DADOS = {
  nomeSocial: F.nomeSocial,
  cpf: F.cpf,
  rg: F.rg,
  orgaoExpedidor: F.orgaoExpedidor,
  ufOrgaoExpedidor: F.ufOrgaoExpedidor,
  dataNascimento: F.dataNascimento,
  sexo: F.sexo,
  estadoCivil: F.estadoCivil,
  nomeMae: F.nomeMae,
  escolaridade: F.escolaridade,
  emailFuncional: F.emailFuncional,
  telComercial: F.telComercial,
  telResidencial: F.telResidencial,
  ramal: F.ramal,
  nomeCtEmergencia: F.nomeCtEmergencia,
  celularCtEmergencia: F.celularCtEmergencia,
  parentescoCtEmergencia: F.parentescoCtEmergencia,
  matricula: F.matricula,
  cargo: F.cargo,
} as const;
export type OutroDado = keyof typeof OUTROS_DADOS;
export const NOMES_DOS_OUTROS = Object.keys(OUTROS_DADOS) as [OutroDado, ...OutroDado[]]; // the keys of the object above

export const TEMA_FIELDS = {
  tema: { rotulo: 'Assunto', tipo: 'texto' },
  recebe: { rotulo: 'Recebe', tipo: 'simNao' },
} as const;
