/** Operations of transparency documents. Source: spec 1 §2.20, §4.4; decisions §4, §7. */
import { registerContract } from '@sede/domain/contract';
import { DOCUMENTO_DE_TRANSPARENCIA } from './transparencia.name.ts';
import { transparenciaRegister } from './transparencia.register.ts';

export const transparenciaContract = registerContract(transparenciaRegister, { noun: DOCUMENTO_DE_TRANSPARENCIA });
