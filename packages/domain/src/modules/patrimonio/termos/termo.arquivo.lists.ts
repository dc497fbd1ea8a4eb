/** Which file a term signed on paper is: apart, since what asks about files is no part of a list's first load. */
import { onlyPdf } from '@sede/domain/kernel';

export const TERMOS_FILE_RULE = onlyPdf('termos');
