/**
 * Which files a member's ficha takes: PDF only. Apart from the lists, so that the list of members does not bring the rules of files.
 * Source: spec 2 §9.
 */
import { onlyPdf } from '@sede/domain/kernel';

export const ARQUIVOS_DA_FICHA = onlyPdf('filiados');
