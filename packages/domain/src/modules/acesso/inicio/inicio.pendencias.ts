/** The worklist of the home page: what the modules declare, in the order in which it is shown. */
import type { Pendencia } from '@sede/domain/access';
import { DESPESAS_PENDENCIAS } from '../../financeiro/despesas/index.ts';
import { EXTRATOS_PENDENCIAS } from '../../financeiro/extratos/index.ts';
import { RECORRENCIAS_PENDENCIAS } from '../../financeiro/recorrencias/index.ts';
import { EMAILS_PENDENCIAS } from '../../sistema/emails/index.ts';
import { SAUDE_PENDENCIAS } from '../../sistema/saude/index.ts';
import { USUARIOS_PENDENCIAS } from '../usuarios/index.ts';

export const PENDENCIAS: readonly Pendencia[] = [
  ...DESPESAS_PENDENCIAS,
  ...RECORRENCIAS_PENDENCIAS,
  ...EXTRATOS_PENDENCIAS,
  ...SAUDE_PENDENCIAS,
  ...EMAILS_PENDENCIAS,
  ...USUARIOS_PENDENCIAS,
];
