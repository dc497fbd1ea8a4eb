/** Which files a contract takes: apart, since what asks about files is no part of a list's first load. Source: spec 3 §5. */
import { onlyPdf } from '@sede/domain/kernel';

export const CONTRATOS_FILE_RULE = onlyPdf('contratos');
