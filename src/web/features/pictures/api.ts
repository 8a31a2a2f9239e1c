import { savedPictureSchema } from '#contract/schemas/pictures.ts';
import { baseApi } from '../../api/base-api.ts';

/** Pictures of services and addresses. */
const picturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Keeps a file, drawn anew in the sizes that pages use; `image` is what a service or an address then keeps. */
    uploadPicture: build.mutation<{ message: string; image: string }, File>({
      query: (file) => {
        const body = new FormData();
        body.append('picture', file);
        return { url: 'pictures', method: 'POST', body };
      },
      ...(import.meta.env.DEV && { responseSchema: savedPictureSchema }),
    }),
  }),
});

export const { useUploadPictureMutation } = picturesApi;
