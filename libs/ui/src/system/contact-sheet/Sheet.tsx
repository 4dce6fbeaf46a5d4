import { Card, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The cards of a contact sheet, as many per row as fit. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid minChildWidth={{ base: 'full', sm: '320px' }} gap="4">
      {children}
    </SimpleGrid>
  );
}

/** A group of components under a heading. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card.Root size="sm" minW="0">
      <Card.Header>
        <Card.Title as="h2">{title}</Card.Title>
      </Card.Header>
      <Card.Body gap="4" alignItems="stretch">
        {children}
      </Card.Body>
    </Card.Root>
  );
}
