/** Which files expenses take: apart, so that lists do not bring the rules of files along. Source: spec 1 §5; decision 036. */
import { onlyPdf } from '@sede/domain/kernel';

export const DESPESAS_FILE_RULE = onlyPdf('despesas');
