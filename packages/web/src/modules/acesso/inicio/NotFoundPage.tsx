import { Button } from '@mantine/core';
import { navigate } from '#platform/routing/index.ts';
import { Notice } from './Notice.tsx';

/** Source: spec 1 §2.1. */
export function NotFoundPage() {
  return (
    <Notice title="Página não encontrada" text="O endereço não existe ou mudou de lugar." seed={404}>
      <Button onClick={() => void navigate('/')}>Retornar</Button>
    </Notice>
  );
}
