/** In the address of the page while the deletion is asked for again. */
export const confirmParam = 'supprimer';
