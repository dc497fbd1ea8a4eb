/** Operations of documents. Source: spec 3 §2.12, §5; decisions §4, §7 (Disabled). */
import { registerContract } from '@sede/domain/contract';
import { documentosRegister } from './documentos.register.ts';

export const documentosContract = registerContract(documentosRegister);
