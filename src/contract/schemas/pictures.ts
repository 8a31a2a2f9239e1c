import { z } from 'zod';

/** POST /pictures: `image` is what a service or a location then keeps. */
export const savedPictureSchema = z.object({ message: z.string(), image: z.string() });
