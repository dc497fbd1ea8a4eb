/**
 * Day and hour of this moment on the wall in São Paulo, as the rules of exits and returns compare them: asked anew at each call. The day that
 * the server told counts where this machine's clock is behind it.
 */
import { formatHoraBr, todayInSaoPaulo } from '@sede/domain/kernel';
import type { DiaEHora } from '@sede/domain/modules/patrimonio/bens';
import { useCallback } from 'react';
import { useKit } from '#platform/ui/index.ts';

export function useAgora(): () => DiaEHora & { hora: string } {
  const { today } = useKit();
  return useCallback(() => {
    const now = new Date();
    const dia = todayInSaoPaulo(now);
    return { dia: dia < today ? today : dia, hora: formatHoraBr(now) };
  }, [today]);
}
