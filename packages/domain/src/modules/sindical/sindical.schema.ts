/** Fields that several records of the area have: phones and e-mails of people outside the house, all optional. Source: spec 3 §5. */
import { field } from '@sede/domain/contract';
import {
  EMAIL_INVALIDO,
  isEmail,
  MAX_EMAIL,
  normaliseEmail,
  normalisePhone,
  TELEFONE_INVALIDO,
} from '@sede/domain/kernel';

export const telefoneField = () => field.optionalRead(30, normalisePhone, TELEFONE_INVALIDO);
export const emailField = () =>
  field.optionalRead(MAX_EMAIL, (text) => (isEmail(text) ? normaliseEmail(text) : null), EMAIL_INVALIDO);
