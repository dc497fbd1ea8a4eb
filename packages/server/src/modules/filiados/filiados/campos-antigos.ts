/** Personal data and contacts of a member of the old system, field by field. Source: spec 2 §3; decisions-members (Import). */
import { UFS } from '@sede/domain/kernel';
import { ESCOLARIDADES, ESTADOS_CIVIS, PREFERENCIAS, SEXOS } from '@sede/domain/modules/filiados/filiados';
import { filiadoFields } from '@sede/domain/modules/filiados/filiados/contract';
import type { TolerantFields } from '#platform/import/index.ts';

/** Who was born after `hoje` has a date that cannot be. */
export function readPessoais(campos: TolerantFields, hoje: string) {
  const { fields } = campos;
  const nascimento = campos.day('data_nascimento');
  return {
    rg: fields.text('rg', 30),
    orgaoExpedidor: fields.text('orgao_expedidor', 30),
    ufOrgaoExpedidor: campos.word('UF_orgao_expedidor', UFS),
    dataNascimento:
      nascimento !== null && nascimento > hoje ? campos.empty('data_nascimento', nascimento, 'futura') : nascimento,
    sexo: campos.word('sexo', SEXOS),
    sexoOutro: fields.text('sexo_outro', 60),
    estadoCivil: campos.word('estado_civil', ESTADOS_CIVIS),
    nomeMae: fields.text('nome_mae', 200),
    escolaridade: campos.word('escolaridade', ESCOLARIDADES),
  };
}

export function readContatos(campos: TolerantFields) {
  const { fields } = campos;
  const emailFuncional = campos.read('email_funcional', filiadoFields.emailFuncional);
  const preferencia = campos.option('preferencia_comunicacao', PREFERENCIAS) ?? 'pessoal';
  const semFuncional = preferencia === 'funcional' && emailFuncional === null;
  if (semFuncional) fields.remark('preferia o e-mail funcional, que não tem: ficou o pessoal');
  return {
    email: campos.read('email', filiadoFields.email),
    emailFuncional,
    preferenciaComunicacao: semFuncional ? 'pessoal' : preferencia,
    telCelular: campos.read('tel_celular', filiadoFields.telCelular),
    whatsapp: fields.yes('whatsapp'),
    telFixo: campos.read('tel_fixo', filiadoFields.telFixo),
    telComercial: campos.read('tel_comercial', filiadoFields.telComercial),
    telResidencial: campos.read('tel_residencial', filiadoFields.telResidencial),
    ramal: fields.text('ramal', 20),
    cep: campos.read('cep', filiadoFields.cep),
    logradouro: fields.text('logradouro', 200),
    bairro: fields.text('bairro', 100),
    cidade: fields.text('cidade', 100),
    estado: campos.word('estado', UFS),
    nomeCtEmergencia: fields.text('nome_ct_emergencia', 200),
    celularCtEmergencia: campos.read('celular_ct_emergencia', filiadoFields.celularCtEmergencia),
    parentescoCtEmergencia: fields.text('parentesco_ct_emergencia', 60),
  };
}
