/** Under which the director's lists of posts are kept; whoever writes a post forgets them. */
export const POSTS_KEY = ['adminPosts'] as const
